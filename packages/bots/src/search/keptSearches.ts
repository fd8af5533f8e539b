import type { Rng, SeatId, SeenChoice } from '@pharos/core';
import type { Course } from '../course.ts';
import type { SearchedGame } from './guide.ts';
import type { Table } from './rules.ts';
import { Search, type Settings } from './search.ts';

/** A game at tables of different sizes. */
interface AtTables<State> extends SearchedGame<State> {
  readonly table: (s: State) => Table;
}

/** A search, and the game that led to its position. */
interface Kept<State> {
  readonly search: Search<State>;
  readonly choices: readonly SeenChoice[];
}

/** A tree of more visits is not kept: it would take more memory than a bot should. */
const MOST_KEPT = 200_000;

/** The searches of a bot, one for each seat it plays in a game. A search goes on where the game goes on from its position. */
export class KeptSearches<State> {
  readonly #searched: AtTables<State>;
  readonly #settings: Settings;
  #game: unknown = null;
  readonly #bySeat = new Map<SeatId, Kept<State>>();

  constructor(searched: AtTables<State>, settings: Settings) {
    this.#searched = searched;
    this.#settings = settings;
  }

  /** The search of a seat in a position: the one before, if the course of the game says that it leads there, else a new one. */
  searchOf(s: State, seat: SeatId, rng: Rng, course: Course | undefined): Search<State> {
    if (course === undefined || this.#settings.keep === 0) return this.#begin(s, seat, rng);
    if (course.game !== this.#game) this.#bySeat.clear();
    this.#game = course.game;
    const search = this.#goOn(s, seat, rng, course) ?? this.#begin(s, seat, rng);
    this.#bySeat.set(seat, { search, choices: course.choices.slice() });
    return search;
  }

  #begin(s: State, seat: SeatId, rng: Rng): Search<State> {
    const { rules, guide, table } = this.#searched;
    return new Search({ rules, guide, table: table(s), seat }, s, this.#settings, rng);
  }

  #goOn(s: State, seat: SeatId, rng: Rng, { choices }: Course): Search<State> | null {
    const kept = this.#bySeat.get(seat);
    if (kept === undefined || !startsWith(choices, kept.choices)) return null;
    const goesOn = kept.search.advance(choices.slice(kept.choices.length), s, rng);
    return goesOn && kept.search.visits <= MOST_KEPT ? kept.search : null;
  }
}

function startsWith(choices: readonly SeenChoice[], first: readonly SeenChoice[]): boolean {
  return (
    first.length <= choices.length &&
    first.every(({ seat, move }, index) => choices[index].seat === seat && choices[index].move === move)
  );
}
