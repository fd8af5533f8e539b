import type { WondersEvent } from '@pharos/wonders';
import { atTable } from './places.ts';
import * as wonders from './wondersPositions.ts';
import type { WondersMatch } from './wondersPositions.ts';
import type { Setting } from './setting.ts';

/** The next step of a game as it is watched, as far as one of its phases. */
export function watching(match: WondersMatch, phase: string): Setting {
  const passTo = `[data-testid=reveal][data-phase=${phase}], [data-testid=age-end][data-phase=${phase}]`;
  const next = { moves: 1, step: () => void wonders.step(match) };
  return atTable(match, { next, passes: true, passTo, until: `[data-phase=${phase}][data-built]` });
}

/** Whether a step brings all of these. */
export const brings =
  (...types: readonly WondersEvent['type'][]) =>
  (events: readonly WondersEvent[]): boolean =>
    types.every((type) => events.some((event) => event.type === type));
