import type { DuelView } from '@pharos/duel';
import type { WondersView } from '@pharos/wonders';
import type { Position } from '../facts.ts';
import { duelPosition } from './duel/position.ts';
import { wondersPosition } from './wonders/position.ts';

/** What a picture shows of a position, from the view of somebody who only looks on. */
export function positionOf(view: unknown): Position {
  if (isOf<DuelView>(view, 'duel')) return duelPosition(view);
  if (isOf<WondersView>(view, 'wonders')) return wondersPosition(view);
  return null;
}

/** Views name their game. */
function isOf<View extends { readonly game: string }>(view: unknown, game: View['game']): view is View {
  return typeof view === 'object' && view !== null && 'game' in view && view.game === game;
}
