import { LABELS, type Label } from '@pharos/analysis';
import type { GameAccuracy } from '../analysis/accuracyGame.ts';
import type { BotAccuracy, Mean } from '../analysis/botAccuracy.ts';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { readBotSpec } from '../botNames.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { inThreads } from '../simulation/threads.ts';
import { UsageError } from '../usageError.ts';
import { accuracyTexts } from './texts/accuracy.ts';

const OPTIONS = {
  bots: 'string',
  against: 'string',
  games: 'string',
  iterations: 'string',
  seed: 'string',
  threads: 'string',
  json: 'boolean',
} as const;
const MAX_GAMES = 100_000;
const MAX_ITERATIONS = 1_000_000;
const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;

/** Analyses games of bots and tells how well each of them chose. */
export async function accuracy(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, 1);
  const bots = (args.bots ?? 'random,novice,greedy,adept,expert,master').split(',');
  const against = args.against ?? 'expert';
  for (const bot of [...bots, against]) readBotSpec(bot);
  const games = wholeNumber('games', args.games, 50, 2, MAX_GAMES);
  const iterations = wholeNumber('iterations', args.iterations, 1000, 1, MAX_ITERATIONS);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const game = withGame(words.at(0), (known) => {
    if (known.analysis === null) throw new UsageError(errorTexts.cannotAnalyse(known.game.id));
    readOptions(known, ofGame);
    return known.game.id;
  });
  const jobs = bots.flatMap((bot) =>
    Array.from({ length: games }, (_, index) => ({ game, args: ofGame, bot, against, series, index, iterations })),
  );
  const progress = new Progress(accuracyTexts.progress(bots.length, games));
  const played = await inThreads('accuracy', jobs, (done) => progress.show(done), threads);
  progress.clear();
  const result = standings(
    bots,
    bots.map((_, place) => played.slice(place * games, (place + 1) * games)),
  );
  if (args.json) printJson({ game, against, iterations, bots: result });
  else print(accuracyTexts.result(result, against));
  return 0;
}

function standings(bots: readonly string[], played: readonly (readonly GameAccuracy[])[]): BotAccuracy[] {
  const accuracies = played.map((games) => games.map((one) => one.accuracy));
  return bots.map((bot, place) => ({
    bot,
    games: played[place].length,
    accuracy: meanOf(accuracies[place]),
    loss: meanOf(played[place].map(({ loss }) => loss)),
    labels: partsOf(played[place]),
    // All bots play the same deals: what differs from deal to deal cancels out.
    step:
      place === 0 ? null : meanOf(accuracies[place].map((accuracy, index) => accuracy - accuracies[place - 1][index])),
  }));
}

/** Of all decisions of a bot, whatever game they belong to. */
function partsOf(games: readonly GameAccuracy[]): Record<Label, number> {
  const sums = LABELS.map((label) => games.reduce((sum, { labels }) => sum + labels[label], 0));
  const all = Math.max(
    1,
    sums.reduce((sum, count) => sum + count, 0),
  );
  return Object.fromEntries(LABELS.map((label, place) => [label, (100 * sums[place]) / all])) as Record<Label, number>;
}

const Z = 1.96;

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, margin: Z * Math.sqrt(variance / values.length) };
}
