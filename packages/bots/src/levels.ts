import type { Settings } from './search/search.ts';
import type { Budget } from './search/searchBot.ts';

/** A bot in full: what a level stands for, and what the arena can be asked for beyond the levels. */
export type BotSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy'; readonly mistakes: number }
  | { readonly kind: 'search'; readonly budget: Budget; readonly settings: Partial<Settings> };

/** The levels a player may choose from, weakest first. */
export const BOT_LEVELS = ['random', 'novice', 'greedy', 'adept', 'expert', 'master'] as const;

export type BotLevel = (typeof BOT_LEVELS)[number];

/** Slow devices stop here; on most the iterations are done long before. */
const PATIENCE = 2500;

export const LEVELS: Readonly<Record<BotLevel, BotSpec>> = {
  random: { kind: 'random' },
  novice: { kind: 'greedy', mistakes: 0.4 },
  greedy: { kind: 'greedy', mistakes: 0 },
  adept: { kind: 'search', budget: { iterations: 200, milliseconds: PATIENCE }, settings: {} },
  expert: { kind: 'search', budget: { iterations: 2000, milliseconds: PATIENCE }, settings: {} },
  master: { kind: 'search', budget: { iterations: 20_000, milliseconds: 1200 }, settings: {} },
};
