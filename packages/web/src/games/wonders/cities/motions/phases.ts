import type { WondersEvent } from '@pharos/wonders';
import type { ExpansionPhases } from '../../expansion.ts';
import type { PhaseWords } from '../../words/phaseWords.ts';

const WORDS: Readonly<Record<string, PhaseWords>> = {
  losses: { title: 'black.phase.losses', short: 'black.phase.lossesShort', hint: 'black.phase.lossesText' },
};

const TOLD: Readonly<Record<string, readonly WondersEvent['type'][]>> = {
  building: ['diplomacyGained', 'debtTaken', 'tokenGained'],
  losses: ['coinsLost', 'debtTaken'],
  land: ['diplomacyUsed'],
};

/** Losses and conflicts are phases of every table; Cities tells more of them. */
export const phases: ExpansionPhases = {
  payments: () => [],
  building: () => [],
  builds: () => false,
  coins: () => null,
  paid: () => [],
  words: (id) => WORDS[id] ?? null,
  told: (id) => TOLD[id] ?? [],
  turn: () => [],
  beforeConflicts: () => [],
  afterConflicts: () => [],
};
