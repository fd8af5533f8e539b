import type { DuelEvent, DuelView } from '@pharos/duel';
import type { TableGame } from '../../table/store/tableGame.ts';
import { planMotions } from './motions/plan.ts';
import { sounds } from './sounds.ts';
import { eventTexts } from './words/eventText.ts';
import { expansionWords } from './words/expansionWords.ts';

export const tableGame: TableGame<DuelView, DuelEvent> = {
  isView: (view): view is DuelView => view.game === 'duel',
  mover: ({ decision }) => decision?.seat ?? null,
  isAwaited: ({ decision }) => (decision?.choices ?? null) !== null,
  motions: planMotions,
  get sounds() {
    const all = [sounds, ...expansionWords().map((words) => words.sounds ?? {})];
    return Object.fromEntries(all.flatMap((some) => Object.entries(some)));
  },
  eventTexts,
};
