import { standingOf } from '../arena/standing.ts';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { readBotSpec } from '../botNames.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { inThreads } from '../simulation/threads.ts';
import { arenaTexts } from './texts/arena.ts';

const OPTIONS = {
  game: 'string',
  a: 'string',
  b: 'string',
  games: 'string',
  seed: 'string',
  threads: 'string',
  json: 'boolean',
} as const;

const MAX_GAMES = 1_000_000;
const MAX_SERIES = 4_294_967_295;
const MAX_THREADS = 64;

/** Lets two bots play against each other and tells which is stronger. */
export async function arena(argv: readonly string[]): Promise<number> {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  noMoreWords(words, args.game === undefined ? 1 : 0);
  const id = args.game ?? words.at(0);
  const games = wholeNumber('games', args.games, 200, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const threads = args.threads === undefined ? undefined : wholeNumber('threads', args.threads, 1, 1, MAX_THREADS);
  const { a = 'greedy', b = 'random' } = args;
  const { game, seats, sides } = withGame(id, (known) => {
    const options = readOptions(known, ofGame);
    const count = known.game.seatCount(options);
    return { game: known.game.id, seats: count, sides: count / known.seatsPerSide(options) };
  });
  for (const word of [a, b]) readBotSpec(word);
  const jobs = Array.from({ length: games }, (_, index) => ({ game, args: ofGame, a, b, series, index }));
  const progress = new Progress(arenaTexts.progress(a, b, games));
  const contests = await inThreads('arena', jobs, (done) => progress.show(done), threads);
  progress.clear();
  const standing = standingOf(contests, sides);
  if (args.json) printJson({ game, players: seats, a, b, games, seed: series, ...standing });
  else print(arenaTexts.result(`${game}, ${seats} players, ${games} games, series ${series}`, a, b, standing));
  return 0;
}
