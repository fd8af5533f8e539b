import { chanceOf, DEFAULT_SETTINGS, Search, type Candidate, type Searched, type Step } from '@pharos/bots';
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
  /** The best use of each piece, however bad it is; empty where no pieces were asked for. */
  readonly pieces: ReadonlyMap<string, Weighed>;
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
  /** The piece that a move uses, null for none: the best use of each piece is looked at, too. */
  readonly pieceOf?: ((move: Move) => string | null) | null;
  /** Whether the search ends as soon as no iteration that is left could change which move it looks at most. */
  readonly untilSettled?: boolean;
}

/** How many moves are made sure of besides the one that is wanted. */
const RIVALS = 3;
/** The part of the iterations that each of them gets at least, if nothing else is said. */
const LEAST_OF_RIVALS = 0.15;
/** The part of the iterations that the best use of each piece gets at least: enough to tell what is far behind from what is close. */
const LEAST_OF_PIECES = 0.03;
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
    pieceOf = null,
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
  const told = ({ move, visits, chance }: Candidate): Weighed => ({
    move,
    visits,
    chance: chanceOf(chance),
    line: search.line(move, LEAST_VISITS),
  });
  const known = search.best().filter(({ move, visits }) => sure.has(move) || visits >= least);
  const moves = oncePerKey(known.map(told), keyOf).toSorted(bestFirst);
  return {
    chances: search.worths().map(chanceOf),
    moves,
    pieces:
      pieceOf === null ? new Map() : bestUses(search, moves, pieceOf, Math.ceil(LEAST_OF_PIECES * iterations), told),
  };
}

const bestFirst = (one: Weighed, other: Weighed): number => other.chance - one.chance || other.visits - one.visits;

/** What each piece is worth: by the moves that were weighed, or by the use of it that the search likes most, looked at some more. */
function bestUses<State>(
  search: Search<State>,
  moves: readonly Weighed[],
  pieceOf: (move: Move) => string | null,
  least: number,
  told: (candidate: Candidate) => Weighed,
): Map<string, Weighed> {
  const uses = new Map<string, Weighed>();
  const add = (one: Weighed): void => {
    const piece = pieceOf(one.move);
    if (piece !== null && !uses.has(piece)) uses.set(piece, one);
  };
  moves.forEach(add);
  const unknown = oncePerKey(
    search.best().filter(({ move }) => !uses.has(pieceOf(move) ?? '')),
    (move) => pieceOf(move),
  );
  for (const { move, visits } of unknown) {
    if (pieceOf(move) === null) continue;
    if (visits < least) search.stepOn(move, least - visits);
    const looked = search.best().find((one) => one.move === move);
    if (looked !== undefined) add(told(looked));
  }
  return uses;
}

function stepUntilSettled<State>(search: Search<State>, iterations: number): void {
  for (let left = iterations; left > 0 && search.lead() <= left; left = iterations - search.iterations) {
    search.step(Math.min(LOOK, left));
  }
}

/** Of moves that do the same the one looked at most speaks for all. */
function oncePerKey<One extends { readonly move: Move }>(
  candidates: readonly One[],
  keyOf: (move: Move) => unknown,
): One[] {
  const byKey = new Map<unknown, One>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.move);
    if (!byKey.has(key)) byKey.set(key, candidate);
  }
  return [...byKey.values()];
}
