import type { Bot } from './bot.ts';

const FINE = 1 << 20;

/** A bot that leaves a share of its choices to a weaker one. */
export function withMistakes<State>(bot: Bot<State>, weaker: Bot<State>, share: number): Bot<State> {
  if (share === 0) return bot;
  return {
    ...bot,
    blind: false,
    choose: (s, seat, rng, isCancelled, course) =>
      (rng(FINE) < share * FINE ? weaker : bot).choose(s, seat, rng, isCancelled, course),
  };
}
