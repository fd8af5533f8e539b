import type { PuzzleFile } from '@pharos/analysis/puzzles';
import type { CountedPuzzleTry, PuzzleRatings } from '@pharos/protocol';
import { puzzleRatings, tellTry } from '../net/puzzlesApi.ts';
import { POINTS_OF_NEW, type Worth } from './pick.ts';
import { forgetUntold, rememberElsewhere, rememberTry, untold } from './progress.svelte.ts';
import type { PuzzleSet } from './sets.ts';

/** Somebody at the puzzles of a set: what they and the puzzles are worth, as far as the server can be asked. */
export class Solving {
  readonly set: PuzzleSet;
  readonly file: PuzzleFile;
  /** Null as long as nobody could be asked. */
  ratings = $state.raw<PuzzleRatings | null>(null);
  /** What the first try at the present puzzle has changed; null if nothing counted. */
  counted = $state.raw<CountedPuzzleTry | null>(null);

  constructor(set: PuzzleSet, file: PuzzleFile) {
    this.set = set;
    this.file = file;
  }

  /** Tells what was tried without a network, then asks what has come of it all. */
  async refresh(): Promise<void> {
    for (const one of untold()) await this.#tell(one.set, one.puzzle, one.move);
    const answer = await puzzleRatings(this.set.id);
    if (!answer.ok) return;
    this.ratings = answer.value;
    rememberElsewhere(this.set.id, answer.value.tried);
  }

  get worth(): Worth {
    const { own = null, puzzles = [] } = this.ratings ?? {};
    return { own: own?.points ?? POINTS_OF_NEW, puzzles: new Map(puzzles.map(({ id, points }) => [id, points])) };
  }

  /** A first try, `move` being null for who asked for the solution. */
  async tried(puzzle: string, move: string | null, solved: boolean): Promise<void> {
    // Who has not kept an identity is rated nowhere; without an answer of the server nobody knows.
    const isRated = this.ratings === null || this.ratings.own !== null;
    rememberTry({ set: this.set.id, puzzle, move }, solved, isRated);
    if (!isRated) return;
    const counted = await this.#tell(this.set.id, puzzle, move);
    if (counted === null || this.ratings === null) return;
    this.counted = counted;
    const others = this.ratings.puzzles.filter(({ id }) => id !== puzzle);
    this.ratings = { ...this.ratings, own: counted.own, puzzles: [...others, counted.puzzle] };
  }

  async #tell(set: string, puzzle: string, move: string | null): Promise<CountedPuzzleTry | null> {
    const answer = await tellTry(set, puzzle, move);
    const isLater = !answer.ok && (answer.problem.code === 'OFFLINE' || answer.problem.code === 'RATE_LIMITED');
    if (!isLater) forgetUntold({ set, puzzle, move });
    return answer.ok ? answer.value : null;
  }
}
