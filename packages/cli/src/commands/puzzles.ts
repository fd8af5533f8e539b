import { PUZZLE_FORMAT, type PuzzleFile } from '@pharos/analysis';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { didYouMean } from '../didYouMean.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { checkSameMaking, makePuzzles } from '../puzzles/makePuzzles.ts';
import { readPuzzleFile, writePuzzleFile } from '../puzzles/puzzleFile.ts';
import { inThreads } from '../simulation/threads.ts';
import { UsageError } from '../usageError.ts';
import { puzzlesTexts } from './texts/puzzles.ts';

const OPTIONS = {
  seed: 'string',
  count: 'string',
  out: 'string',
  jobs: 'string',
  iterations: 'string',
  json: 'boolean',
} as const;
const MAX_SERIES = 4_294_967_295;
const MAX_COUNT = 10_000;
const MAX_THREADS = 64;
const MAX_ITERATIONS = 10_000_000;
/** Ten times what the bot of the strongest level thinks. */
const PROOF = 120_000;

const COMMANDS = { make, check } as const;

/** Makes puzzles from games between bots, or solves those of a file anew. */
export function puzzles([name, ...argv]: readonly string[]): Promise<number> {
  if (name !== 'make' && name !== 'check') {
    const names = Object.keys(COMMANDS);
    throw new UsageError(puzzlesTexts.whichCommand(names) + (name === undefined ? '' : didYouMean(name, names)));
  }
  return COMMANDS[name](argv);
}

async function make(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, 1);
  const seed = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const count = wholeNumber('count', args.count, 10, 1, MAX_COUNT);
  const threads = wholeNumber('jobs', args.jobs, 1, 1, MAX_THREADS);
  const iterations = wholeNumber('iterations', args.iterations, PROOF, 1, MAX_ITERATIONS);
  const { out } = args;
  if (out === undefined) throw new UsageError(puzzlesTexts.noOut);
  const wanted = withGame(words.at(0), (known): PuzzleFile => {
    if (known.analysis === null) throw new UsageError(errorTexts.cannotAnalyse(known.game.id));
    const { id, rules } = known.game;
    if (!('writePosition' in known.game)) throw new UsageError(puzzlesTexts.cannotWrite(id));
    const made = { seed, games: 0, iterations };
    return { puzzles: PUZZLE_FORMAT, game: id, rules, options: readOptions(known, ofGame), made, list: [] };
  });
  const kept = readPuzzleFile(out);
  if (kept !== null) checkSameMaking(out, kept, wanted);
  const progress = new Progress(puzzlesTexts.making(out));
  const file = await makePuzzles(kept ?? wanted, {
    args: ofGame,
    count,
    threads,
    keep: (grown) => writePuzzleFile(out, grown),
    onProgress: (done) => progress.show(done),
  });
  progress.clear();
  if (args.json) printJson({ puzzles: file.list.length, games: file.made.games });
  else print(puzzlesTexts.made(out, file));
  return 0;
}

async function check(argv: readonly string[]): Promise<number> {
  const { words, options: args } = readArgs(OPTIONS, argv);
  const [name] = words;
  if (name === undefined) throw new UsageError(errorTexts.noFile('puzzles check'));
  noMoreWords(words, 1);
  const file = readPuzzleFile(name);
  if (file === null) throw new UsageError(errorTexts.unreadable(name, 'there is no such file'));
  const threads = wholeNumber('jobs', args.jobs, 1, 1, MAX_THREADS);
  const iterations = wholeNumber('iterations', args.iterations, file.made.iterations, 1, MAX_ITERATIONS);
  const jobs = file.list.map((puzzle) => ({ game: file.game, options: file.options, puzzle, iterations }));
  const progress = new Progress(puzzlesTexts.checking(name));
  const checked = await inThreads('checkPuzzles', jobs, (done) => progress.show(done), threads);
  progress.clear();
  const failed = checked.filter(({ flaw }) => flaw !== null);
  if (args.json) printJson({ puzzles: checked.length, failed });
  else print(puzzlesTexts.checked(name, checked));
  return failed.length === 0 ? 0 : 1;
}
