import type { BotName } from '@pharos/bots';
import { listOf, noMoreWords, readArgs, wholeNumber } from '../args.ts';
import { readBot } from '../botNames.ts';
import { errorTexts } from '../errorTexts.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { playBatch } from '../simulation/batch.ts';
import { summarise } from '../simulation/summary.ts';
import { UsageError } from '../usageError.ts';
import { simulateTexts } from './texts/simulate.ts';

const OPTIONS = { games: 'string', seed: 'string', bots: 'string', json: 'boolean' } as const;

const MAX_GAMES = 100_000_000;
const MAX_SERIES = 4_294_967_295;

export function simulate(argv: readonly string[]): number {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  const games = wholeNumber('games', args.games, 1000, 1, MAX_GAMES);
  const series = wholeNumber('seed', args.seed, 1, 0, MAX_SERIES);
  return withGame(words[0], (known) => {
    const { game, bot } = known;
    noMoreWords(words, 1);
    const requested = args.bots === undefined ? null : listOf(args.bots).map(readBot);
    const options = readOptions(known, ofGame);
    const levels = seatBots(requested, game.seatCount(options), known.seatsField !== null);
    const progress = new Progress(simulateTexts.progress(games));
    const range = { series, games, endings: known.endings(options), partners: known.seatsPerSide(options) };
    const batch = playBatch(game, options, levels.map(bot), range, (done) => progress.show(done));
    progress.clear();
    const summary = summarise(game.id, games, String(series), batch);
    if (args.json) printJson(summary);
    else print(simulateTexts.summary(levels, summary));
    return batch.failures.length === 0 ? 0 : 1;
  });
}

/** A bot for each seat; one may stand for all where the number of seats is agreed on. */
function seatBots(requested: readonly BotName[] | null, seats: number, hasManySeats: boolean): readonly BotName[] {
  const levels = requested ?? Array.from({ length: seats }, () => 'random' as const);
  if (levels.length === 1 && hasManySeats) return Array.from({ length: seats }, () => levels[0]);
  if (levels.length !== seats) throw new UsageError(errorTexts.wrongSeats('bots', seats, levels.length));
  return levels;
}
