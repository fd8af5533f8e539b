import { writeFileSync } from 'node:fs';
import {
  formatWeights,
  readLeagueRounds,
  readRounds,
  train as runTraining,
  weightsFile,
  type LeagueRound,
  type NetworkPlan,
  type Round,
} from '@pharos/bots';
import { noMoreWords, readArgs, wholeNumber, type GameArgs } from '../args.ts';
import { errorTexts } from '../errorTexts.ts';
import { reasonOf } from '../files.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { UsageError } from '../usageError.ts';
import { formatNetwork } from '../training/roundFiles.ts';
import { trainNetwork } from '../training/trainNetwork.ts';
import { trainPoints } from '../training/trainPoints.ts';
import { trainTexts } from './texts/train.ts';

const OPTIONS = {
  game: 'string',
  rounds: 'string',
  network: 'string',
  hidden: 'string',
  second: 'string',
  epochs: 'string',
  seed: 'string',
  threads: 'string',
  out: 'string',
  json: 'boolean',
} as const;

const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;
const ROUNDS = 'greedy*1000';
const LEAGUE_ROUNDS = 'mcts:120*4000';
const MOST_UNITS = 1024;
const MOST_EPOCHS = 1000;
/** One choice in so many of a game of the league is learned from: those of one game are much alike. */
const LEARNED_CHOICES = 3;
/** Networks that foretell points learn more games, and are smaller: several are read for a position. */
const LEAGUE_SIZES = { hidden: 120, second: 15, epochs: 4 };
const POINTS_SIZES = { hidden: 47, second: 15, epochs: 3 };

type Args = ReturnType<typeof readArgs<typeof OPTIONS>>['options'];

/** Fits what the search knows of a game to games between bots. */
export async function train(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, args.game === undefined ? 1 : 0);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  if (args.network !== undefined) return network(args.network, args, args.game ?? words.at(0), ofGame, series);
  const plan = rounds(args.rounds);
  return withGame(args.game ?? words.at(0), ({ game, training }) => {
    if (training === null) throw new UsageError(errorTexts.nothingToTrain(game.id));
    const { game: trainingGame } = training;
    const tables = training.tables(ofGame);
    if (tables.length === 0) throw new UsageError(trainTexts.noTable);
    const progress = new Progress(trainTexts.progress);
    const { weights, report } = runTraining(game, trainingGame, { tables, rounds: plan, series }, (done) =>
      progress.show(done),
    );
    progress.clear();
    if (args.out !== undefined) {
      write(
        args.out,
        formatWeights(weightsFile(trainingGame.featureSet, weights, commandOf(game.id, ofGame, args), report)),
      );
    }
    if (args.json) printJson(report);
    else print(trainTexts.report(report));
    return 0;
  });
}

/** Trains a network; `folder` keeps what is done. */
async function network(
  folder: string,
  args: Args,
  id: string | undefined,
  ofGame: GameArgs,
  series: number,
): Promise<number> {
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const trained = await withGame(id, async ({ game, training }) => {
    if (training === null) throw new UsageError(errorTexts.nothingToTrain(game.id));
    const { league, pointsNetwork } = training.game;
    const tables = training.tables(ofGame);
    if (tables.length === 0) throw new UsageError(trainTexts.noTable);
    const common = { game: game.id, args: ofGame, series, folder, threads };
    if (league !== null) {
      const rounds = leagueRounds(args.rounds);
      const asked = { ...common, ...sizesOf(game.id, ofGame, args, series, LEAGUE_SIZES) };
      return trainNetwork(asked, { game, training: training.game, league, tables, rounds });
    }
    if (pointsNetwork === null) return null;
    const asked = { ...common, ...sizesOf(game.id, ofGame, args, series, POINTS_SIZES) };
    return trainPoints(asked, pointsNetwork, rounds(args.rounds));
  });
  if (args.out !== undefined && trained !== null) write(args.out, formatNetwork(trained));
  return 0;
}

/** How large a network gets, and the command that says so. */
function sizesOf(
  game: string,
  ofGame: GameArgs,
  args: Args,
  series: number,
  usual: Pick<NetworkPlan, 'hidden' | 'second' | 'epochs'>,
): { readonly plan: NetworkPlan; readonly command: string } {
  const sizes = {
    hidden: wholeNumber('hidden', args.hidden, usual.hidden, 1, MOST_UNITS),
    second: wholeNumber('second', args.second, usual.second, 1, MOST_UNITS),
    epochs: wholeNumber('epochs', args.epochs, usual.epochs, 1, MOST_EPOCHS),
  };
  const told = { rounds: args.rounds ?? '', ...sizes, seed: series };
  const given = Object.entries({ ...ofGame, ...told }).map(([name, value]) => `--${name} ${value}`);
  return {
    plan: { ...sizes, every: LEARNED_CHOICES },
    command: `pharos train ${game} --network FOLDER ${given.join(' ')}`,
  };
}

function leagueRounds(text = LEAGUE_ROUNDS): readonly LeagueRound[] {
  const read = readLeagueRounds(text);
  if (read === null) throw new UsageError(trainTexts.badLeagueRounds(text));
  return read;
}

function rounds(text: string = ROUNDS): readonly Round[] {
  const read = readRounds(text);
  if (read === null) throw new UsageError(trainTexts.badRounds(text));
  return read;
}

/** The command that makes the same file again; where the file lies does not matter. */
function commandOf(
  game: string,
  ofGame: GameArgs,
  { rounds = ROUNDS, seed = '1' }: { readonly rounds: string | undefined; readonly seed: string | undefined },
): string {
  const given = Object.entries({ ...ofGame, rounds, seed }).map(([name, value]) =>
    value === '' ? `--${name}` : `--${name} ${value}`,
  );
  return `pharos train ${game} ${given.join(' ')}`;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(trainTexts.unwritable(file, reasonOf(error)));
  }
}
