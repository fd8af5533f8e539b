import type { Settings } from './search/search.ts';
import type { Budget } from './search/searchBot.ts';

/** A bot in full: what a level stands for, and what the arena can be asked for beyond the levels. */
export type BotSpec =
  | { readonly kind: 'random' }
  /** `mistakes` is the share of choices left to chance. */
  | { readonly kind: 'greedy'; readonly mistakes: number }
  | SearchSpec;

interface SearchSpec {
  readonly kind: 'search';
  readonly budget: Budget;
  readonly settings: Partial<Settings>;
  /** The share of choices made greedily, without thinking ahead. */
  readonly greedyShare?: number;
}

/** The levels a player may choose from, weakest first. */
export const BOT_LEVELS = ['random', 'novice', 'greedy', 'adept', 'expert', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** Where the levels between the ends stand in a game, so that all are about as far apart: see docs/bots.md. */
export interface LevelSteps {
  /** The share of choices that a novice leaves to chance. */
  readonly novice: number;
  readonly adept: SearchStep;
  readonly expert: SearchStep;
}

interface SearchStep {
  readonly iterations: number;
  /** The share of choices made greedily. */
  readonly greedyShare: number;
}

/** Nobody waits longer than this, on however slow a device; most of them have done their iterations long before. */
const TIME_LIMIT = 2500;
/** With many players an iteration takes long: the strongest level stops by the clock there. */
const MASTER: SearchSpec = { kind: 'search', budget: { iterations: 12_000, milliseconds: 1500 }, settings: {} };

/** Milliseconds a bot may think; or `iterations` alone count, so that the same choice is answered alike on every machine. */
export type TimeLimit = number | 'iterations';

/** The bot that a level is in a game, within a limit of time. */
export function specOf(level: BotLevel, { novice, adept, expert }: LevelSteps, timeLimit: TimeLimit): BotSpec {
  switch (level) {
    case 'random':
      return { kind: 'random' };
    case 'novice':
      return { kind: 'greedy', mistakes: novice };
    case 'greedy':
      return { kind: 'greedy', mistakes: 0 };
    case 'adept':
      return within(searchSpec(adept), timeLimit);
    case 'expert':
      return within(searchSpec(expert), timeLimit);
    case 'master':
      return within(MASTER, timeLimit);
  }
}

function searchSpec({ iterations, greedyShare }: SearchStep): SearchSpec {
  return { kind: 'search', budget: { iterations, milliseconds: TIME_LIMIT }, settings: {}, greedyShare };
}

function within(spec: SearchSpec, timeLimit: TimeLimit): BotSpec {
  const { iterations, milliseconds } = spec.budget;
  const limit = timeLimit === 'iterations' ? Infinity : Math.min(milliseconds, timeLimit);
  return { ...spec, budget: { iterations, milliseconds: limit } };
}

/** Milliseconds a level searches at most; 0 for those that answer at once, without a search. */
export function longestSearch(level: BotLevel | undefined): number {
  switch (level) {
    case 'random':
    case 'novice':
    case 'greedy':
      return 0;
    case 'master':
      return MASTER.budget.milliseconds;
    default:
      return TIME_LIMIT;
  }
}
