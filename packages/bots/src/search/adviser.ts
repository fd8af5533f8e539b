import type { Move, Rng, SeatId } from '@pharos/core';
import { Search } from './search.ts';
import { think, type Budget, type Searched } from './searchBot.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** A move worth thinking about. */
export interface Advice {
  readonly move: Move;
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** The part of the search that went into it, 0 … 1: how sure the advice is. */
  readonly share: number;
}

/** Tells a seat what a good player would consider. */
export interface Adviser<State> {
  /** At most `most` moves, the best first. `s` comes from `Game.resample`, as for a bot. */
  advise(s: State, seat: SeatId, rng: Rng, most: number): Advice[];
}

export function searchAdviser<State>({ rules, guide, table }: Searched<State>, budget: Budget): Adviser<State> {
  return {
    advise(s, seat, rng, most) {
      const search = new Search({ rules, guide, table: table(s), seat }, s, DEFAULT_SETTINGS, rng);
      think(search, budget);
      const tried = search.best().filter(({ visits }) => visits > 0);
      const visits = tried.reduce((sum, candidate) => sum + candidate.visits, 0);
      return tried
        .slice(0, most)
        .map((candidate) => ({ move: candidate.move, chance: candidate.chance, share: candidate.visits / visits }));
    },
  };
}
