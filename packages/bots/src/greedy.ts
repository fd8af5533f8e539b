import { movesOf, type Game, type GameEvent, type Move } from '@pharos/core';
import type { Bot, Evaluate } from './bot.ts';

/** Looks one move ahead and takes what evaluates best; among equals it draws. */
export function greedyBot<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  evaluate: Evaluate<State>,
): Bot<State> {
  return {
    blind: false,
    choose(s, seat, rng) {
      const valueOf = evaluate(s, seat);
      let best: Move[] = [];
      let bestValue = -Infinity;
      for (const move of movesOf(game, s, seat)) {
        const after = game.clone(s);
        game.apply(after, seat, move);
        const value = valueOf(after);
        if (value > bestValue) {
          best = [move];
          bestValue = value;
        } else if (value === bestValue) best.push(move);
      }
      return best[rng(best.length)];
    },
  };
}
