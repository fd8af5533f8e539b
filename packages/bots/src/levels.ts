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

/** Nobody waits longer than this, on however slow a device; most of them have done their iterations long before. */
const TIME_LIMIT = 2500;
/** With many players an iteration takes long: the strongest level stops by the clock there. */
const LONG = { iterations: 12_000, milliseconds: 1500 };

export const LEVELS: Readonly<Record<BotLevel, BotSpec>> = {
  random: { kind: 'random' },
  novice: { kind: 'greedy', mistakes: 0.4 },
  greedy: { kind: 'greedy', mistakes: 0 },
  adept: { kind: 'search', budget: { iterations: 150, milliseconds: TIME_LIMIT }, settings: {}, greedyShare: 0.5 },
  expert: { kind: 'search', budget: { iterations: 1000, milliseconds: TIME_LIMIT }, settings: {} },
  master: { kind: 'search', budget: LONG, settings: {} },
};

/** Milliseconds a level searches at most; 0 for those that answer at once, without a search. */
export function longestSearch(level: string): number {
  const known = BOT_LEVELS.find((one) => one === level);
  if (known === undefined) return TIME_LIMIT;
  const spec = LEVELS[known];
  return spec.kind === 'search' ? spec.budget.milliseconds : 0;
}
