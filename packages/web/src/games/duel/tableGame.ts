import type { DuelEvent, DuelView } from '@pharos/duel';
import type { TableGame } from '../../table/store/tableGame.ts';
import { planMotions } from './motions/plan.ts';
import { sounds } from './sounds.ts';
import { eventTexts } from './words/eventText.ts';

export const tableGame: TableGame<DuelView, DuelEvent> = {
  isView: (view): view is DuelView => view.game === 'duel',
  mover: ({ decision }) => decision?.seat ?? null,
  isAwaited: ({ decision }) => (decision?.choices ?? null) !== null,
  motions: planMotions,
  sounds,
  eventTexts,
};
