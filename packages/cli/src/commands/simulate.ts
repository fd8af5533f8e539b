import { duelBot } from '@pharos/bots';
import { noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { Complaint } from '../complaint.ts';
import { botLevel, gameNamed, listOf, readOptions } from '../games.ts';
import { print, printJson, Progress } from '../output.ts';
import { playBatch } from '../simulation/batch.ts';
import { summarise } from '../simulation/summary.ts';
import { complaints, simulateTexts } from '../texts.ts';

const OPTIONS = {
  games: 'string',
  seed: 'string',
  bots: 'string',
  packs: 'string',
  options: 'string',
  wonders: 'string',
  json: 'boolean',
} as const;

const MAX_GAMES = 100_000_000;
const MAX_SERIES = 4_294_967_295;

export function simulate(argv: readonly string[]): number {
  const { words, options: args } = readArgs(OPTIONS, argv);
  const game = gameNamed(words[0]);
  noMoreWords(words, 1);
  const games = wholeNumber('games', args.games, 1000, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  const levels = listOf(args.bots ?? 'random,random').map(botLevel);
  if (levels.length !== 2) throw new Complaint(complaints.twoSeats('bots', levels.length));
  const options = readOptions(game, args);
  const progress = new Progress(simulateTexts.progress(games));
  const batch = playBatch(game, options, levels.map(duelBot), { series, games }, (done) => progress.show(done));
  progress.clear();
  const summary = summarise(game.id, games, String(series), batch);
  if (args.json) printJson(summary);
  else print(simulateTexts.summary(levels, summary));
  return batch.failures.length === 0 ? 0 : 1;
}
