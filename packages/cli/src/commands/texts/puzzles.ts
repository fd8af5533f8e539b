import { THEMES, type CheckedPuzzle, type Flaw, type PuzzleFile } from '@pharos/analysis';
import { GAMES } from '../../games/registry.ts';

const ids = GAMES.map(({ id }) => id).join('|');
const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

const FLAWS: Readonly<Record<Flaw, string>> = {
  otherBest: 'another move is the best',
  greedy: 'a greedy bot plays it',
  margin: 'it is hardly better than the second best',
};

/** What `pharos puzzles` tells. */
export const puzzlesTexts = {
  making: (file: string) => `puzzles for ${file}`,
  checking: (file: string) => `solving ${file}`,
  whichCommand: (names: readonly string[]) => `pharos puzzles what? (${names.join(', ')})`,
  noOut: 'where to? Say --out FILE',
  cannotWrite: (id: string) => `positions of "${id}" cannot be written down`,
  otherMaking: (file: string) => `${file} was begun with another game, other options, another seed or other iterations`,
  made: (file: string, { list, made: { games } }: PuzzleFile) => {
    const counts = THEMES.map((theme) => [theme, list.filter(({ themes }) => themes.includes(theme)).length] as const);
    const told = counts.filter(([, count]) => count > 0).map(([theme, count]) => `${theme} ${count}`);
    return `${file}: ${list.length} puzzles from ${games} games\n  ${told.join(', ')}`;
  },
  checked: (file: string, checked: readonly CheckedPuzzle[]) => {
    const failed = checked.flatMap(({ id, flaw, bestMove, best, second }) =>
      flaw === null ? [] : [`  ${id}: ${FLAWS[flaw]} (${bestMove} ${percent(best)}, second ${percent(second)})`],
    );
    const sum = `${file}: ${checked.length - failed.length} of ${checked.length} puzzles hold`;
    return [sum, ...failed].join('\n');
  },
  help: `pharos puzzles make ${ids} --out FILE [options]
pharos puzzles check FILE [options]

make lets bots of different strength play, and keeps positions in which one move is clearly the best and not what a greedy
bot plays. FILE grows; the same command goes on where it was interrupted, and gives the same puzzles with any number of jobs.

  --count N       how many puzzles there shall be in the end (default 10)
  --seed S        number of the series of games (default 1)
  --iterations N  how deeply the proof is searched (default 120000: ten times the strongest level)
  --jobs N        how many threads share the work (default 1)
  --json          one JSON object

check solves every puzzle anew and tells which do not hold; then the exit code is 1.

  --iterations N  how deeply (default: as when they were made)
  --jobs N, --json

What the players agree on, such as --packs, is said as in "pharos play" (pharos play --help). docs/puzzles.md describes FILE.`,
};
