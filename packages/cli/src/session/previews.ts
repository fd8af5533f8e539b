import {
  fastRng,
  movesOf,
  type Game,
  type GameEvent,
  type Match,
  type Move,
  type Preview,
  type SeatId,
} from '@pharos/core';

/** A game with all that its own kind of preview tells. */
export interface PreviewedGame<
  Options,
  State,
  View,
  Event extends GameEvent,
  Foreseen extends Preview<Event>,
> extends Game<Options, State, View, Event> {
  preview(s: State, seat: SeatId, move: Move): Foreseen;
}

/**
 * What each legal move of a seat would bring, by its text. Previews are the same in all positions that look the same to the
 * seat: a position drawn afresh for it tells as much as the real one.
 */
export function previewsFor<Options, State, View, Event extends GameEvent, Foreseen extends Preview<Event>>(
  game: PreviewedGame<Options, State, View, Event, Foreseen>,
  match: Match<Options, State, View, Event>,
  seat: SeatId,
): Record<string, Foreseen> {
  const known = match.imagine(seat, fastRng(0));
  const previews = movesOf(game, known, seat).map(
    (move) => [game.formatMove(known, move), game.preview(known, seat, move)] as const,
  );
  return Object.fromEntries(previews);
}
