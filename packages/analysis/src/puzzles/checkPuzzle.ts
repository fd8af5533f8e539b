import type { GameEvent } from '@pharos/core';
import type { GameKnowledge } from '../knowledge.ts';
import { sidesAt } from './findPuzzles.ts';
import { flawOf, type Flaw } from './judge.ts';
import { seedOf } from './makePuzzle.ts';
import { entryOf, type Puzzle } from './puzzle.ts';
import { solve } from './solve.ts';

/** What solving a puzzle anew has shown. */
export interface CheckedPuzzle {
  readonly id: string;
  /** Null if it holds. */
  readonly flaw: Flaw | null;
  readonly bestMove: string;
  readonly best: number;
  readonly second: number;
}

/** Solves a puzzle anew, with other guesses of what is hidden than when it was made. */
export function checkPuzzle<Options, State, View, Event extends GameEvent>(
  known: GameKnowledge<Options, State, View, Event>,
  options: Options,
  puzzle: Puzzle,
  iterations: number,
): CheckedPuzzle {
  const question = { options, position: puzzle.position, seat: puzzle.seat };
  const solution = solve(known, question, { iterations, seed: seedOf(puzzle.id) + 1 });
  const text = (move: number): string => known.game.formatMove(solution.s, move);
  const [best, second = best] = solution.moves;
  return {
    id: puzzle.id,
    flaw: flawOf(solution, ({ move }) => entryOf(puzzle, text(move)) === puzzle.moves[0], sidesAt(known, solution.s)),
    bestMove: text(best.move),
    best: best.chance,
    second: second.chance,
  };
}
