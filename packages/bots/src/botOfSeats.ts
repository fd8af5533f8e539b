import type { SeatId } from '@pharos/core';
import type { Bot } from './bot.ts';
import type { Course } from './course.ts';

/** A bot that is made anew for each seat and game: as long as it is told the course of one game, the same goes on. */
export function botOfSeats<State>(make: (s: State, seat: SeatId) => Bot<State>): Bot<State> {
  const bots = new Map<SeatId, Bot<State>>();
  let game: unknown = null;
  const botFor = (s: State, seat: SeatId, course: Course | undefined): Bot<State> => {
    if (course === undefined) return make(s, seat);
    if (course.game !== game) bots.clear();
    game = course.game;
    const known = bots.get(seat) ?? make(s, seat);
    bots.set(seat, known);
    return known;
  };
  return {
    blind: false,
    choose: (s, seat, rng, isCancelled, course) => botFor(s, seat, course).choose(s, seat, rng, isCancelled, course),
    ponder: (s, seat, rng, course) => botFor(s, seat, course).ponder?.(s, seat, rng, course) ?? null,
  };
}
