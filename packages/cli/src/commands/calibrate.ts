import { writeFileSync } from 'node:fs';
import {
  CORRECTIONS,
  crossFitted,
  fitCorrection,
  forecastsOf,
  reliabilityOf,
  reliabilityPlot,
  type Reliability,
  type Sample,
} from '@pharos/analysis';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { reasonOf } from '../files.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { inThreads } from '../simulation/threads.ts';
import { UsageError } from '../usageError.ts';
import { calibrateTexts } from './texts/calibrate.ts';

const OPTIONS = {
  games: 'string',
  iterations: 'string',
  seed: 'string',
  threads: 'string',
  svg: 'string',
  json: 'boolean',
} as const;
const MAX_GAMES = 100_000;
const MAX_ITERATIONS = 1_000_000;
const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;

/** What chances said and what came of them: as they come from the search, as they are corrected now, and with a new fit. */
interface Calibration {
  readonly kind: string;
  readonly raw: Reliability;
  readonly corrected: Reliability;
  readonly fitted: Reliability;
  readonly fit: ReturnType<typeof fitCorrection>;
}

/** Lets searches play and compares the chances that they told with the results. */
export async function calibrate(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, 1);
  const id = words.at(0);
  const games = wholeNumber('games', args.games, 50, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const iterations = wholeNumber('iterations', args.iterations, 500, 1, MAX_ITERATIONS);
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const { game, kind, seats } = withGame(id, (known) => {
    if (known.analysis === null) throw new UsageError(errorTexts.cannotAnalyse(known.game.id));
    const options = readOptions(known, ofGame);
    return { game: known.game.id, kind: known.analysis.kind(options), seats: known.game.seatCount(options) };
  });
  const jobs = Array.from({ length: games }, (_, index) => ({ game, args: ofGame, series, index, iterations }));
  const progress = new Progress(calibrateTexts.progress(kind, games));
  const samples = (await inThreads('calibrate', jobs, (done) => progress.show(done), threads)).flat();
  progress.clear();
  const calibration = calibrationOf(kind, seats, samples);
  if (args.svg !== undefined) writePlot(args.svg, calibration);
  if (args.json) printJson(calibration);
  else print(calibrateTexts.result(calibration));
  return 0;
}

function calibrationOf(kind: string, seats: number, samples: readonly Sample[]): Calibration {
  return {
    kind,
    raw: reliabilityOf(forecastsOf(samples, undefined)),
    corrected: reliabilityOf(forecastsOf(samples, CORRECTIONS[kind])),
    fitted: reliabilityOf(crossFitted(samples, seats)),
    fit: fitCorrection(samples, seats),
  };
}

function writePlot(file: string, { kind, raw, corrected }: Calibration): void {
  try {
    writeFileSync(file, reliabilityPlot([{ title: kind, raw, corrected }]));
  } catch (error) {
    throw new UsageError(errorTexts.unwritable(file, reasonOf(error)));
  }
}
