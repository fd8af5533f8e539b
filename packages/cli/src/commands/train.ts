import { writeFileSync } from 'node:fs';
import { formatWeights, readRounds, train as learn, weightsFile } from '@pharos/bots';
import { attempt, type Game, type GameEvent } from '@pharos/core';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { reasonOf } from '../files.ts';
import { listOf, readOptions, withGame } from '../games.ts';
import { print, printJson, Progress } from '../output.ts';
import { trainTexts } from '../trainTexts.ts';

const OPTIONS = {
  game: 'string',
  rounds: 'string',
  seed: 'string',
  packs: 'string',
  players: 'string',
  edition: 'string',
  out: 'string',
  json: 'boolean',
} as const;

const MAX_SERIES = 4_294_967_295;
const ROUNDS = 'greedy*1000';
const ALL_PLAYERS = '2,3,4,5,6,7,8';
const ALL_EDITIONS = '1,2';

/** Fits what the search knows of a game to games between bots. */
export function train(argv: readonly string[]): number {
  const { words, options: args } = readArgs(OPTIONS, argv);
  noMoreWords(words, args.game === undefined ? 1 : 0);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const rounds = readRounds(args.rounds ?? ROUNDS);
  if (rounds === null) throw new Complaint(trainTexts.badRounds(args.rounds ?? ''));
  return withGame(args.game ?? words.at(0), ({ game, school, hasManySeats }) => {
    const tables = hasManySeats ? tablesOf(game, args) : [readOptions(game, args)];
    const progress = new Progress(trainTexts.progress);
    const { weights, report } = learn(game, school, { tables, rounds, series }, (done) => progress.show(done));
    progress.clear();
    if (args.out !== undefined) {
      write(args.out, formatWeights(weightsFile(school.knowledge, weights, commandOf(game.id, args), report)));
    }
    if (args.json) printJson(report);
    else print(trainTexts.report(report));
    return 0;
  });
}

type Wishes = Readonly<Partial<Record<'packs' | 'players' | 'edition' | 'rounds' | 'seed', string | undefined>>>;

/** Every table there is of the numbers of players and editions, alone and in teams. */
function tablesOf<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  { packs, players = ALL_PLAYERS, edition = ALL_EDITIONS }: Wishes,
): Options[] {
  const common = packs === undefined ? {} : { packs: listOf(packs) };
  const wishes = listOf(players).flatMap((players) =>
    listOf(edition).flatMap((edition) => {
      const alone = { ...common, players: Number(players), edition: Number(edition) };
      return [alone, { ...alone, teams: true }];
    }),
  );
  const tables = wishes.flatMap((wish) => {
    const read = attempt(() => game.readOptions(wish));
    return read.ok ? [read.value] : [];
  });
  if (tables.length === 0) throw new Complaint(trainTexts.noTable);
  return tables;
}

/** The command that makes the same file again; where the file lies does not matter. */
function commandOf(game: string, args: Wishes): string {
  const { rounds = ROUNDS, seed = '1', packs, players, edition } = args;
  const wishes = Object.entries({ packs, players, edition, rounds, seed });
  const given = wishes.flatMap(([name, value]) => (value === undefined ? [] : [`--${name} ${value}`]));
  return `pharos train ${game} ${given.join(' ')}`;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Complaint(trainTexts.unwritable(file, reasonOf(error)));
  }
}
