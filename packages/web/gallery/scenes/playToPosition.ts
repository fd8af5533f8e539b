// How bots play up to positions that scenes need, in every game.
import { botRng } from '@pharos/bots';
import { unwrap, type Game, type GameEvent, type Match, type Rng, type SeatId } from '@pharos/core';

/** How many games are tried before a search gives up. */
const GAMES = 400;

interface Bot<State> {
  choose(state: State, seat: SeatId, rng: Rng): number;
}

/** Lets a bot make the next move of a seat. */
export function playOne<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  bot: Bot<State>,
  match: Match<Options, State, View, Event>,
  seat: SeatId,
): readonly Event[] {
  const rng = botRng(match.seed ?? '1', match.version);
  const state = match.imagine(seat, rng);
  return unwrap(match.play(seat, game.formatMove(state, bot.choose(state, seat, rng))));
}

export const isOver = (match: { toAct(): number }): boolean => match.toAct() === 0;

/** Games from the one that is known to be good onwards: when bots learn to play otherwise, another one is found. */
export function firstOf<Found>(from: number, tryGame: (game: number) => Found | null): Found {
  for (let tried = 0; tried < GAMES; tried++) {
    const found = tryGame(1 + ((from - 1 + tried) % GAMES));
    if (found !== null) return found;
  }
  throw new Error('no such position');
}
