import {
  fastRng,
  firstSeat,
  Match,
  movesOf,
  rngFromSeed,
  seatsOf,
  unwrap,
  type Move,
  type Rng,
  type SeatId,
} from '@pharos/core';
import { wonders, type Options, type State, type WondersEvent, type WondersView } from '../src/index.ts';

export type WondersMatch = Match<Options, State, WondersView, WondersEvent>;

/** The state of a written position; the format is that of scenarios. */
export function stateOf(position: unknown, options: unknown = {}, seed = '1'): State {
  return wonders.describe(wonders.readOptions(options), position, rngFromSeed(seed));
}

export function matchOf(position: unknown, options: unknown = {}): WondersMatch {
  return Match.from(wonders, wonders.readOptions(options), stateOf(position, options));
}

export function dealState(seed: string, options: unknown = {}): State {
  return wonders.setup(wonders.readOptions(options), rngFromSeed(seed));
}

/** Plays moves given as texts, each for the first seat that has to choose; answers what happened. */
export function play(match: WondersMatch, ...texts: string[]): WondersEvent[] {
  return texts.flatMap((text) => [...unwrap(match.play(firstSeat(match.toAct()), text))]);
}

export function ofType<Type extends WondersEvent['type']>(
  events: readonly WondersEvent[],
  type: Type,
): Extract<WondersEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<WondersEvent, { type: Type }> => event.type === type);
}

/** One choice of a random game. */
export interface Ply {
  readonly before: State;
  readonly after: State;
  readonly seat: SeatId;
  readonly move: string;
  readonly events: readonly WondersEvent[];
}

/** What kind of random games to play. */
interface Course {
  readonly options?: unknown;
  readonly series?: number;
  /** Moves taken in two of three cases where there are such, to reach what blind chance hardly ever does. */
  readonly prefers?: (move: string) => boolean;
}

/** Plays random games and shows every choice, with the states around it. */
export function eachPly(games: number, look: (ply: Ply) => void, course: Course = {}): void {
  for (let game = 0; game < games; game++) {
    const rng = fastRng(course.series ?? 3, game);
    const s = wonders.setup(wonders.readOptions(course.options ?? {}), rng);
    for (let acting = wonders.toAct(s); acting !== 0; acting = wonders.toAct(s)) {
      const seats = seatsOf(acting);
      const seat = seats[rng(seats.length)];
      const move = chooseMove(s, seat, rng, course);
      const text = wonders.formatMove(s, move);
      const before = wonders.clone(s);
      const events: WondersEvent[] = [];
      wonders.listen(s, (event) => events.push(event));
      wonders.apply(s, seat, move);
      look({ before, after: s, seat, move: text, events });
    }
  }
}

function chooseMove(s: State, seat: SeatId, rng: Rng, { prefers }: Course): Move {
  const moves = movesOf(wonders, s, seat);
  const liked = prefers === undefined ? [] : moves.filter((move) => prefers(wonders.formatMove(s, move)));
  const choice = liked.length > 0 && rng(3) > 0 ? liked : moves;
  return choice[rng(choice.length)];
}

/** A table in a text: the first line names the columns, "-" stands for nothing. */
export function readTable<Column extends string>(columns: readonly Column[], text: string): Record<Column, string>[] {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  if (rows[0].join() !== columns.join()) throw new Error(`expected the columns ${columns.join(', ')}`);
  return rows
    .slice(1)
    .map(
      (cells) =>
        Object.fromEntries(
          columns.map((column, index) => [column, cells[index] === '-' ? '' : cells[index]]),
        ) as Record<Column, string>,
    );
}
