import type { Move, Rng, SeatId } from '@pharos/core';
import type { HintReason } from './reasons.ts';
import { Search, type Candidate, type Step } from './search.ts';
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

/** The same with what speaks for it. */
export interface ReasonedSuggestion extends Suggestion {
  readonly reasons: readonly HintReason[];
}

/** Finds hints for a seat. */
export interface HintSearch<State> {
  /** At most `most` moves, the best first. `s` comes from `Game.resample`, as for a bot. */
  suggest(s: State, seat: SeatId, rng: Rng, most: number): ReasonedSuggestion[];
}

/** What a game knows about its hints. */
export interface HintRules<State> {
  /** What a move does, apart from details that make no difference to a hint; moves with the same key are one suggestion. */
  readonly keyOf: (move: Move) => number;
  /** What speaks for a move rather than for others; `line` is how the search expects it to go on. */
  readonly reasons: (
    s: State,
    seat: SeatId,
    move: Move,
    others: readonly Move[],
    line: readonly Step[],
  ) => HintReason[];
}

const PLAIN = { keyOf: (move: Move): number => move, reasons: (): HintReason[] => [] };
/** A move that was looked at less often than this part of the most visited one is no rival to it. */
const LEAST_SHARE = 0.1;
/** What was visited less often is no expectation. */
const LEAST_VISITS = 20;

export function hintSearch<State>(
  { rules, guide, table, settings }: Searched<State>,
  budget: Budget,
  { keyOf, reasons }: HintRules<State> = PLAIN,
): HintSearch<State> {
  return {
    suggest(s, seat, rng, most) {
      const search = new Search({ rules, guide, table: table(s), seat }, s, { ...DEFAULT_SETTINGS, ...settings }, rng);
      think(search, budget);
      const suggestions = byWorth(toSuggestions(search.best(), keyOf), most);
      return suggestions.map((suggestion, at) => {
        const others = suggestions.filter((other) => other !== suggestion).map(({ move }) => move);
        const { move } = suggestion;
        return {
          ...suggestion,
          reasons: at === 0 ? reasons(s, seat, move, others, search.line(move, LEAST_VISITS)) : [],
        };
      });
    },
  };
}

/** In the order of their chances, without what was hardly looked at: its chance is a guess. */
export function byWorth(suggestions: readonly Suggestion[], most: number): Suggestion[] {
  const [first] = suggestions;
  return suggestions
    .filter(({ share, chance }) => share >= LEAST_SHARE * first.share || chance < first.chance)
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, most);
}

/** Of moves that do the same the one looked at most speaks for all, with what went into all of them. */
export function toSuggestions(candidates: readonly Candidate[], keyOf: HintRules<never>['keyOf']): Suggestion[] {
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
