import { chanceOf, DEFAULT_SETTINGS, Search, type Searched, type Step } from '@pharos/bots';
import type { Move, Rng, SeatId } from '@pharos/core';

/** A move with its chance, as the search gives it: not corrected yet. */
export interface Weighed {
  readonly move: Move;
  readonly chance: number;
  readonly visits: number;
  readonly line: readonly Step[];
}

export interface WeighedPosition {
  /** What each seat has, over all that the search has tried. */
  readonly chances: readonly number[];
  /** The best first; moves that do the same are named once. The one that was asked for is among them. */
  readonly moves: readonly Weighed[];
}

export interface WeighRequest {
  readonly seat: SeatId;
  /** The move to be known as well as the best ones, if any. */
  readonly wanted: Move | null;
  readonly iterations: number;
  readonly keyOf: (move: Move) => number;
  /** The part of the iterations that every other move gets at least; where it is said, all moves are told. */
  readonly leastOfOthers?: number;
  /** The part that the best moves and the one that is wanted get at least. */
  readonly leastOfRivals?: number;
  /** Whether the search ends as soon as no iteration that is left could change which move it looks at most. */
  readonly untilSettled?: boolean;
}

/** How many moves are made sure of besides the one that is wanted. */
const RIVALS = 3;
/** The part of the iterations that each of them gets at least, if nothing else is said. */
const LEAST_OF_RIVALS = 0.15;
/** Once in so many iterations it is asked whether the move is settled. */
const LOOK = 256;
/** What was visited less often is no expectation. */
const LEAST_VISITS = 20;

/**
 * Searches a position for a seat. A search looks at bad moves only as long as it takes to see that they are bad: so that chances can
 * be compared, the few best and the one that is wanted are looked at some more.
 */
export function weighMoves<State>(
  { rules, guide, table, settings }: Searched<State>,
  s: State,
  {
    seat,
    wanted,
    iterations,
    keyOf,
    leastOfOthers = 0,
    leastOfRivals = LEAST_OF_RIVALS,
    untilSettled = false,
  }: WeighRequest,
  rng: Rng,
): WeighedPosition {
  const search = new Search({ rules, guide, table: table(s), seat }, s, { ...DEFAULT_SETTINGS, ...settings }, rng);
  if (untilSettled) stepUntilSettled(search, iterations);
  else search.step(iterations);
  const wantedKey = wanted === null ? null : keyOf(wanted);
  const least = Math.ceil(leastOfRivals * iterations);
  const sure = new Set<Move>();
  for (const [place, { move, visits }] of oncePerKey(search.best(), keyOf).entries()) {
    const isRival = place < RIVALS || keyOf(move) === wantedKey;
    if (!isRival && leastOfOthers === 0) continue;
    const enough = isRival ? least : Math.ceil(leastOfOthers * iterations);
    if (visits < enough) search.stepOn(move, enough - visits);
    sure.add(move);
  }
  const moves = search
    .best()
    .filter(({ move, visits }) => sure.has(move) || visits >= least)
    .map(({ move, visits, chance }) => ({
      move,
      visits,
      chance: chanceOf(chance),
      line: search.line(move, LEAST_VISITS),
    }));
  return {
    chances: search.worths().map(chanceOf),
    moves: oncePerKey(moves, keyOf).toSorted((one, other) => other.chance - one.chance || other.visits - one.visits),
  };
}

function stepUntilSettled<State>(search: Search<State>, iterations: number): void {
  for (let left = iterations; left > 0 && search.lead() <= left; left = iterations - search.iterations) {
    search.step(Math.min(LOOK, left));
  }
}

/** Of moves that do the same the one looked at most speaks for all. */
function oncePerKey<Candidate extends { readonly move: Move }>(
  candidates: readonly Candidate[],
  keyOf: (move: Move) => number,
): Candidate[] {
  const byKey = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.move);
    if (!byKey.has(key)) byKey.set(key, candidate);
  }
  return [...byKey.values()];
}
