import type { CountedPuzzleTry, PuzzleRatings, RatedPuzzle, SolverRating } from '@pharos/protocol';
import type { DatabaseAndTime } from '../../shared/databaseAndTime.ts';
import { Refusal } from '../../shared/refusal.ts';
import * as stored from '../../storage/puzzles.ts';
import type { PuzzleRatingRow, PuzzleSolverRow } from '../../storage/schema.ts';
import { NEW_RATING, ratingsAfter, type Rating } from '../ratingModel.ts';
import { shown } from '../shownRating.ts';
import type { PuzzleBook } from './puzzleBook.ts';

interface Dependencies extends DatabaseAndTime {
  readonly book: Pick<PuzzleBook, 'solutionOf'>;
}

type Worth = Rating & { readonly tries: number; readonly solved: number };

const NEW: Worth = { ...NEW_RATING, tries: 0, solved: 0 };

/** Rates who solves puzzles and the puzzles against each other, by first tries. */
export class PuzzleTries {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Counts a try, if it is the first one of this guest at this puzzle. */
  async count(
    guest: string,
    { set, puzzle, move }: stored.PuzzleKey & { readonly move: string | null },
  ): Promise<CountedPuzzleTry> {
    const { db, time, book } = this.#with;
    const key = { set, puzzle };
    const solution = await book.solutionOf(set, puzzle);
    if (solution === null) throw new Refusal('NOT_FOUND', 'no such puzzle');
    return db.transaction().execute(async (tx) => {
      await stored.lockPuzzles(tx);
      const solver = (await stored.solverOf(tx, guest, set)) ?? NEW;
      const rating = (await stored.puzzleRating(tx, key)) ?? NEW;
      const first = await stored.firstTry(tx, guest, key);
      if (first !== undefined) {
        const before = shown({ mu: first.mu_before, sigma: first.sigma_before });
        return {
          counted: false,
          solved: first.solved,
          before,
          own: shownSolver(solver),
          puzzle: shownPuzzle({ ...rating, puzzle }),
        };
      }
      const solved = move !== null && solution.includes(move);
      const [[own], [other]] = ratingsAfter([
        { rank: solved ? 0 : 1, ratings: [solver] },
        { rank: solved ? 1 : 0, ratings: [rating] },
      ]);
      const after = { puzzle_set: set, guest, ...own, ...counted(solver, solved) };
      const worth = { puzzle_set: set, puzzle, ...other, ...counted(rating, solved) };
      const at = new Date(time.now());
      const { mu: mu_before, sigma: sigma_before } = solver;
      const tried = {
        guest,
        puzzle_set: set,
        puzzle,
        solved,
        mu_before,
        sigma_before,
        mu: own.mu,
        sigma: own.sigma,
        at,
      };
      await stored.insertTry(tx, { tried, solver: after, puzzle: worth });
      return { counted: true, solved, before: shown(solver), own: shownSolver(after), puzzle: shownPuzzle(worth) };
    });
  }

  /** What a set has come to; `guest` is who asks, null for who has not kept their identity. */
  async ratings(set: string, guest: string | null): Promise<PuzzleRatings> {
    const { db } = this.#with;
    const puzzles = (await stored.puzzleRatingsOf(db, set)).map(shownPuzzle);
    if (guest === null) return { puzzles, own: null, tried: [] };
    const tried = await stored.triesOf(db, guest, set);
    return {
      puzzles,
      own: shownSolver((await stored.solverOf(db, guest, set)) ?? NEW),
      tried: tried.map(({ puzzle, solved }) => ({ puzzle, solved })),
    };
  }
}

const counted = ({ tries, solved }: Worth, isSolved: boolean): { tries: number; solved: number } => ({
  tries: tries + 1,
  solved: solved + (isSolved ? 1 : 0),
});

const shownSolver = ({ tries, solved, ...rating }: Worth | PuzzleSolverRow): SolverRating => ({
  ...shown(rating),
  tries,
  solved,
});

const shownPuzzle = ({
  puzzle: id,
  tries,
  solved,
  ...rating
}: (Worth & { readonly puzzle: string }) | PuzzleRatingRow): RatedPuzzle => ({
  id,
  ...shown(rating),
  tries,
  solved,
});
