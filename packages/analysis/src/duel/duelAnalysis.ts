import { duelBot, searchedDuel } from '@pharos/bots';
import { duel, type DuelEvent, type DuelView, type Options, type State } from '@pharos/duel';
import type { GameKnowledge } from '../knowledge.ts';
import { dealt } from './dealt.ts';
import { followed } from './followed.ts';
import { merits } from './merits.ts';
import { reasons } from './reasons.ts';
import { when } from './when.ts';

const ITERATIONS = 6000;

/** What the analysis knows of 7 Wonders Duel. */
export const duelAnalysis: GameKnowledge<Options, State, DuelView, DuelEvent> = {
  game: duel,
  searched: searchedDuel,
  greedy: duelBot('greedy'),
  keyOf: (move) => move,
  // Cards lie open to both: what each is worth changes with every turn.
  cardOf: () => null,
  iterations: () => ITERATIONS,
  kind: ({ packs }) => ['duel', ...packs.filter((pack) => pack !== 'base')].join('+'),
  phase: ({ age }) => age,
  when,
  endingByPoints: 'civilian',
  reasons,
  merits,
  followed,
  dealt,
};
