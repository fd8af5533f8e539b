import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { readBot } from '../botNames.ts';
import { didYouMean } from '../didYouMean.ts';
import { errorTexts } from '../errorTexts.ts';
import { gameOptionTypes } from '../games/lookup.ts';
import { GAMES } from '../games/registry.ts';
import type { RegisteredGame } from '../games/terminalGame.ts';
import { print, printJson, Progress } from '../output.ts';
import { comparisonNamed, summariseBalance, type BalanceJob } from '../simulation/balance.ts';
import { inThreads } from '../simulation/threads.ts';
import { UsageError } from '../usageError.ts';
import { balanceTexts } from './texts/balance.ts';

const OPTIONS = { games: 'string', seed: 'string', bot: 'string', threads: 'string', json: 'boolean' } as const;

const MAX_GAMES = 10_000_000;
const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;
/** Games of one job: enough to be worth a message, few enough for a bar that moves. */
const BLOCK = 20;

/** Compares pieces of which each seat has one by games between equal bots. */
export async function balance(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  const { game, name, piece } = comparisonFor(words[0]);
  noMoreWords(words, 1);
  const games = wholeNumber('games', args.games, 2000, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const bot = readBot(args.bot ?? 'greedy');
  const { pieces, summary } = game.use((known) => {
    const { comparison, options } = comparisonNamed(known, name, ofGame);
    return { pieces: comparison.piecesOf(options), summary: comparison.summary(options) };
  });
  const jobs: BalanceJob[] = [];
  for (let from = 0; from < games; from += BLOCK) {
    const count = Math.min(BLOCK, games - from);
    jobs.push({ game: game.id, comparison: name, args: ofGame, bot, series, from, games: count });
  }
  const progress = new Progress(balanceTexts.progress(games));
  const parts = await inThreads('balance', jobs, (done) => progress.show(done), threads);
  progress.clear();
  const found = summariseBalance(pieces, parts);
  if (args.json) {
    const named = found.map(({ piece: id, ...counts }) => ({ [piece]: id, ...counts }));
    printJson({ ...summary, games, seed: series, bot, [`${piece}s`]: named });
  } else print(balanceTexts.table(balanceTexts.title(summary, games, bot, series), piece, found));
  return 0;
}

/** What is to be compared, of whichever game. */
function comparisonFor(word: string | undefined): { game: RegisteredGame; name: string; piece: string } {
  const all = GAMES.flatMap((game) => game.comparisons.map(({ name, piece }) => ({ game, name, piece })));
  const found = all.find(({ name }) => name === word);
  if (found !== undefined) return found;
  const names = all.map(({ name }) => name);
  throw new UsageError(`${errorTexts.balanceOfWhat(names)}${word === undefined ? '' : didYouMean(word, names)}`);
}
