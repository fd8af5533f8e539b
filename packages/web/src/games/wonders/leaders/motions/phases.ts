import type { WondersEvent } from '@pharos/wonders';
import type { ExpansionPhases } from '../../expansion.ts';

const TOLD: Readonly<Record<string, readonly WondersEvent['type'][]>> = {
  building: ['leaderRecruited', 'leadersDrawn', 'tokenGained', 'tokenDiscarded'],
  effects: ['leaderRecruited', 'leaderBuried', 'leaderMarked', 'tokenDiscarded'],
  land: ['defeatPassed'],
};

/** Leaders are turned up, paid for and put into cities as cards are. */
export const phases: ExpansionPhases = {
  payments: () => [],
  building: () => [],
  builds: () => false,
  coins: () => null,
  paid: () => [],
  words: () => null,
  told: (id) => TOLD[id] ?? [],
  turn: () => [],
  beforeConflicts: () => [],
  afterConflicts: () => [],
};
