import type { Game, GameEvent, Move } from '@pharos/core';
import type { Bot } from './bot.ts';

/** Chooses uniformly among the legal moves. */
export function randomBot<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
): Bot<State> {
  const moves: Move[] = [];
  return {
    blind: true,
    choose: (s, seat, rng) => moves[rng(game.legalMoves(s, seat, moves))],
  };
}
