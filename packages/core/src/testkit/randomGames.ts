import { unwrap } from '../errors.ts';
import { movesOf, type Game, type GameEvent, type Move } from '../game.ts';
import { Match } from '../match.ts';
import { playout } from '../playout.ts';
import { fastRng, rngFromSeed, type Rng } from '../rng.ts';
import { firstSeat, seatsOf, type SeatId } from '../seats.ts';

/** One choice of a random game. */
export interface Ply<State, Event extends GameEvent> {
  readonly before: State;
  readonly after: State;
  readonly seat: SeatId;
  readonly move: string;
  readonly events: readonly Event[];
}

/** What kind of random games to play. */
export interface Course {
  readonly options?: unknown;
  readonly series?: number;
  /** Moves taken in two of three cases where there are such, to reach what blind chance hardly ever does. */
  readonly prefers?: (move: string, seat: SeatId) => boolean;
}

/** What tests of a game need all the time. */
export interface TestGames<Options, State, View, Event extends GameEvent> {
  /** The state of a written position; the format is that of scenarios. */
  readonly stateOf: (position: unknown, options?: unknown, seed?: string) => State;
  readonly matchOf: (position: unknown, options?: unknown) => Match<Options, State, View, Event>;
  readonly dealState: (seed: string, options?: unknown) => State;
  /** A random game at its end: which one, by a series and a number. */
  readonly finishedState: (series: number, number: number, options?: unknown) => State;
  /** Plays random games and shows every choice, with the states around it. */
  readonly eachPly: (games: number, look: (ply: Ply<State, Event>) => void, course?: Course) => void;
}

export function testGames<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
): TestGames<Options, State, View, Event> {
  const stateOf = (position: unknown, options: unknown = {}, seed = '1'): State =>
    game.describe(game.readOptions(options), position, rngFromSeed(seed));
  const dealState = (seed: string, options: unknown = {}): State =>
    game.setup(game.readOptions(options), rngFromSeed(seed));
  return {
    stateOf,
    dealState,
    finishedState(series, number, options) {
      const s = dealState(`${series}.${number}`, options);
      playout(game, s, fastRng(number));
      return s;
    },
    matchOf: (position, options = {}) => Match.from(game, game.readOptions(options), stateOf(position, options)),
    eachPly(games, look, course = {}) {
      for (let index = 0; index < games; index++) {
        const rng = fastRng(course.series ?? 3, index);
        const s = game.setup(game.readOptions(course.options ?? {}), rng);
        while (game.toAct(s) !== 0) look(playOne(game, s, rng, course));
      }
    },
  };
}

function playOne<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  rng: Rng,
  { prefers }: Course,
): Ply<State, Event> {
  const seats = seatsOf(game.toAct(s));
  const seat = seats.length === 1 ? seats[0] : seats[rng(seats.length)];
  const move = randomMove(game, s, seat, rng, prefers);
  const text = game.formatMove(s, move);
  const before = game.clone(s);
  const events: Event[] = [];
  game.listen(s, (event) => events.push(event));
  game.apply(s, seat, move);
  return { before, after: s, seat, move: text, events };
}

/** Any legal move; in two of three cases one that is preferred. */
export function randomMove<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  s: State,
  seat: SeatId,
  rng: Rng,
  prefers?: Course['prefers'],
): Move {
  const moves = movesOf(game, s, seat);
  const liked = prefers === undefined ? [] : moves.filter((move) => prefers(game.formatMove(s, move), seat));
  const choice = liked.length > 0 && rng(3) > 0 ? liked : moves;
  return choice[rng(choice.length)];
}

/** Plays moves given as texts, each for the first seat that has to choose; answers what happened. */
export function playTexts<Options, State, View, Event extends GameEvent>(
  match: Match<Options, State, View, Event>,
  ...texts: readonly string[]
): Event[] {
  return texts.flatMap((text) => [...unwrap(match.play(firstSeat(match.toAct()), text))]);
}

/** The events of one type. */
export function ofType<Event extends GameEvent, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
