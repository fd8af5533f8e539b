import { searchedWonders, wondersBot } from '@pharos/bots';
import { moves, wonders, type Options, type State, type WondersEvent, type WondersView } from '@pharos/wonders';
import type { GameKnowledge } from '../knowledge.ts';
import { followed } from './followed.ts';
import { merits } from './merits.ts';
import { handCardOf } from './handCard.ts';
import { reasons } from './reasons.ts';

/** Shared by the seats of a table: with more of them an iteration takes longer, and there are more decisions. */
const ITERATIONS = 12_000;

/** What the analysis knows of 7 Wonders. */
export const wondersAnalysis: GameKnowledge<Options, State, WondersView, WondersEvent> = {
  game: wonders,
  searched: searchedWonders,
  greedy: wondersBot('greedy'),
  keyOf: moves.withoutCoins,
  cardOf: handCardOf,
  iterations: ({ players }) => Math.round(ITERATIONS / players),
  kind: ({ packs, players, teams }) =>
    ['wonders', ...packs.filter((pack) => pack !== 'base'), teams ? `${players} in teams` : players].join('+'),
  phase: ({ age }) => age,
  when: ({ age, turn }) => ({ age, turn }),
  endingByPoints: 'points',
  reasons,
  merits,
  followed,
  // What comes up is in hands that nobody else has seen.
  dealt: () => [],
};
