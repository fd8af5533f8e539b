import type { Move, Rng, SeatId } from '@pharos/core';
import { Search, type Candidate } from './search.ts';
import { think, type Budget, type Searched } from './searchBot.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

/** A move that a good player would consider. */
export interface Suggestion {
  readonly move: Move;
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** The part of the search that went into it, 0 … 1: how sure the suggestion is. */
  readonly share: number;
}

/** Finds hints for a seat. */
export interface HintSearch<State> {
  /** At most `most` moves, the best first. `s` comes from `Game.resample`, as for a bot. */
  suggest(s: State, seat: SeatId, rng: Rng, most: number): Suggestion[];
}

/** What a move does, apart from details that make no difference to a hint; moves with the same key are one suggestion. */
export type MoveKey = (move: Move) => number;

export function hintSearch<State>(
  { rules, guide, table }: Searched<State>,
  budget: Budget,
  keyOf: MoveKey = (move) => move,
): HintSearch<State> {
  return {
    suggest(s, seat, rng, most) {
      const search = new Search({ rules, guide, table: table(s), seat }, s, DEFAULT_SETTINGS, rng);
      think(search, budget);
      return toSuggestions(search.best(), keyOf).slice(0, most);
    },
  };
}

/** Of moves that do the same the one looked at most speaks for all, with what went into all of them. */
export function toSuggestions(candidates: readonly Candidate[], keyOf: MoveKey): Suggestion[] {
  const total = candidates.reduce((sum, { visits }) => sum + visits, 0);
  const byKey = new Map<number, Suggestion>();
  for (const { move, visits, chance } of candidates) {
    if (visits === 0) continue;
    const key = keyOf(move);
    const known = byKey.get(key);
    const share = (known?.share ?? 0) + visits / total;
    byKey.set(key, known === undefined ? { move, chance, share } : { ...known, share });
  }
  return [...byKey.values()].sort((a, b) => b.share - a.share);
}
