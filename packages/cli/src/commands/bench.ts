import { resolve } from 'node:path';
import { noMoreWords, readArgs, seconds, wholeNumber } from '../args.ts';
import { ownBuild } from '../bench/build.ts';
import { buildOf, ownCheckout } from '../bench/checkout.ts';
import { measure, warmUp } from '../bench/measure.ts';
import { comparisonOf, resultOfGames, resultOfSearches, type BuildResult } from '../bench/result.ts';
import { workOf, type Wanted, type Work } from '../bench/work.ts';
import { gameNamed, gameOptionTypes } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { benchTexts } from './texts/bench.ts';

const OPTIONS = { seconds: 'string', search: 'string', against: 'string', json: 'boolean' } as const;
const MAX_SECONDS = 3600;
const MAX_ITERATIONS = 1_000_000;

/** Measures random games or searches, of this build alone or of this and another checkout by turns. */
export async function bench(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  const { id } = gameNamed(words[0]);
  noMoreWords(words, 1);
  const cpuSeconds = seconds('seconds', args.seconds, 3, MAX_SECONDS);
  const iterations = args.search === undefined ? null : wholeNumber('search', args.search, 1, 1, MAX_ITERATIONS);
  const wanted: Wanted = { game: id, args: ofGame, iterations };
  // What this build refuses is refused before others are built.
  const own = workOf(ownBuild, wanted);
  const works = args.against === undefined ? [own] : await worksOf([ownCheckout(), resolve(args.against)], wanted);
  const warm = works.map(warmUp);
  const progress = new Progress(benchTexts.progress);
  const measured = measure(works, cpuSeconds, (done) => progress.show(done));
  progress.clear();
  const [result, other] = measured.map((blocks, which): BuildResult =>
    iterations === null ? resultOfGames(blocks, warm[which].checksum) : resultOfSearches(blocks),
  );
  const comparison = args.against === undefined ? null : comparisonOf(measured[0], measured[1], other);
  if (args.json) printJson({ game: id, ...result, ...comparison });
  else print(benchTexts.result(result, comparison));
  return 0;
}

/** Both builds that are compared come the same way: bundled from their sources, each by itself. */
function worksOf(checkouts: readonly string[], wanted: Wanted): Promise<Work[]> {
  return Promise.all(checkouts.map(async (checkout) => workOf(await buildOf(checkout), wanted)));
}
