import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is read of a file of puzzles: its moves are in order, the best first. */
interface PuzzleList {
  readonly list: readonly {
    readonly id: string;
    readonly moves: readonly { readonly move: string; readonly same?: readonly string[] }[];
  }[];
}

type Solutions = ReadonlyMap<string, readonly string[]>;

/** The solutions of the puzzles that the client is served with. */
export class PuzzleBook {
  readonly #folder: string;
  readonly #sets = new Map<string, Promise<Solutions>>();

  constructor(webFolder: string) {
    this.#folder = join(webFolder, 'puzzles');
  }

  /** The moves that solve a puzzle; null for one that is not known. */
  async solutionOf(set: string, puzzle: string): Promise<readonly string[] | null> {
    const solutions = this.#sets.get(set) ?? this.#read(set);
    this.#sets.set(set, solutions);
    try {
      return (await solutions).get(puzzle) ?? null;
    } catch (error) {
      this.#sets.delete(set);
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #read(set: string): Promise<Solutions> {
    const { list } = JSON.parse(await readFile(join(this.#folder, `${set}.json`), 'utf8')) as PuzzleList;
    return new Map(list.map(({ id, moves: [{ move, same = [] }] }) => [id, [move, ...same]]));
  }
}
