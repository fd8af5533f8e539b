import type { GameEvent, SeatId } from '@pharos/core';
import type { GameKnowledge } from '../knowledge.ts';
import { LEAST_CHOICES, marginNeeded, marginOf } from './judge.ts';
import { idOf, puzzleOf, seedOf } from './makePuzzle.ts';
import { playVaried } from './play.ts';
import type { Puzzle } from './puzzle.ts';
import { choicesIn, positionOf, solve, solvePosition, type Question } from './solve.ts';

/** A look at every choice, then closer ones at the promising ones, for a proof is dear; how long that takes is asked for by whoever searches. */
const SCREENING = { iterations: 250, least: 0.9 };
const CLOSER_LOOKS = [
  { iterations: 4000, least: 0.9 },
  { iterations: 20_000, least: 0.95 },
];
/** Of one game, so that puzzles are from many. */
const MOST_OF_GAME = 2;
const MOST_TRIED = 8;

export interface PuzzleSearch {
  readonly series: number;
  readonly index: number;
  /** Iterations of the proof. */
  readonly iterations: number;
}

interface Candidate<Options> {
  readonly question: Question<Options>;
  readonly margin: number;
}

/** Plays one game between bots and answers the puzzles in it. The same search always finds the same. */
export function findPuzzles<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  options: Options,
  { series, index, iterations }: PuzzleSearch,
): Puzzle[] {
  const candidates: Candidate<Options>[] = [];
  let looks = 0;
  playVaried(known, options, { series, index }, (s, seat) => {
    const margin = screen(known, options, s, seat, looks++);
    if (margin === null) return;
    const question = questionOf(known, options, s, seat);
    if (question !== null) candidates.push({ question, margin });
  });
  const found: Puzzle[] = [];
  for (const { question } of candidates.toSorted((one, other) => other.margin - one.margin).slice(0, MOST_TRIED)) {
    const puzzle = prove(known, question, iterations);
    if (puzzle !== null) found.push(puzzle);
    if (found.length === MOST_OF_GAME) break;
  }
  return found;
}

/** The margin of a position that may be a puzzle, by a quick look; null for one that hardly is. */
function screen<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  options: Options,
  s: State,
  seat: SeatId,
  seed: number,
): number | null {
  if (choicesIn(known, s, seat) < LEAST_CHOICES) return null;
  const { iterations, least } = SCREENING;
  const solution = solvePosition(known, options, s, seat, { iterations, seed, leastOfOthers: 0 });
  const margin = marginOf(solution);
  return margin < least * marginNeeded(sidesAt(known, s)) ? null : margin;
}

/** What a seat is asked in a position, if that can be written down so that it sees the same. */
function questionOf<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  options: Options,
  s: State,
  seat: SeatId,
): Question<Options> | null {
  const { game } = known;
  const position = game.writePosition?.(s, seat) ?? null;
  if (position === null) return null;
  const question = { options, position, seat };
  const seen = [s, positionOf(known, question)].map((one) => JSON.stringify(game.view(one, seat)));
  return seen[0] === seen[1] ? question : null;
}

/** A puzzle, if closer looks and then the proof say so. */
function prove<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  question: Question<Options>,
  iterations: number,
): Puzzle | null {
  const seed = seedOf(idOf(known.game.id, question));
  const needed = marginNeeded(sidesAt(known, positionOf(known, question)));
  for (const look of CLOSER_LOOKS) {
    if (look.iterations >= iterations) break;
    if (marginOf(solve(known, question, { iterations: look.iterations, seed })) < look.least * needed) return null;
  }
  const proof = solve(known, question, { iterations, seed });
  return marginOf(proof) < needed ? null : puzzleOf(known, question, proof, iterations);
}

export function sidesAt<Options, State, View, Event extends GameEvent>(
  { searched }: GameKnowledge<Options, State, View, Event>,
  s: State,
): number {
  const { seats, partners } = searched.table(s);
  return seats / partners;
}
