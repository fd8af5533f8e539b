import { rngFromSeed, type GameEvent, type Match } from '@pharos/core';
import type { Course } from './rounds.ts';

/** The course of a match that was dealt; its log is legal, for the match has checked it. */
export function courseOf<Options, State, View, Event extends GameEvent>({
  game,
  options,
  seed,
  log,
}: Match<Options, State, View, Event>): Course<State> {
  if (seed === null) throw new TypeError('a match from a written position has no deal to begin with');
  const start = game.setup(options, rngFromSeed(seed));
  const s = game.clone(start);
  const moves = log.map(({ seat, text }) => {
    const move = game.parseMove(s, text);
    if (move === null) throw new TypeError(`"${text}" is no move`);
    game.apply(s, seat, move);
    return { seat, move };
  });
  return { start, moves };
}
