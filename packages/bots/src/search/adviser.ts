import type { Move, Rng, SeatId } from '@pharos/core';
import { Search, type Candidate } from './search.ts';
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

/** What a move does, apart from details nobody asks advice about; moves that do the same are one piece of advice. */
export type DeedOf = (move: Move) => number;

export function searchAdviser<State>(
  { rules, guide, table }: Searched<State>,
  budget: Budget,
  deedOf: DeedOf = (move) => move,
): Adviser<State> {
  return {
    advise(s, seat, rng, most) {
      const search = new Search({ rules, guide, table: table(s), seat }, s, DEFAULT_SETTINGS, rng);
      think(search, budget);
      return toAdvice(search.best(), deedOf).slice(0, most);
    },
  };
}

/** Of moves that do the same the one looked at most speaks for all, with what went into all of them. */
export function toAdvice(candidates: readonly Candidate[], deedOf: DeedOf): Advice[] {
  const total = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const deeds = new Map<number, Advice>();
  for (const { move, visits, chance } of candidates) {
    if (visits === 0) continue;
    const deed = deedOf(move);
    const known = deeds.get(deed);
    const share = (known?.share ?? 0) + visits / total;
    deeds.set(deed, known === undefined ? { move, chance, share } : { ...known, share });
  }
  return [...deeds.values()].sort((a, b) => b.share - a.share);
}
