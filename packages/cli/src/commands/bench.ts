import { botRng } from '@pharos/bots';
import { formatChecksum, playout, rngFromSeed, Tally, type Game, type GameEvent, type Move } from '@pharos/core';
import { noMoreWords, readArgs, seconds } from '../args.ts';
import { readOptions } from '../games/gameOption.ts';
import { gameOptionTypes, withGame } from '../games/lookup.ts';
import { print, printJson, Progress } from '../output.ts';
import { benchTexts } from './texts/bench.ts';

const OPTIONS = { seconds: 'string', json: 'boolean' } as const;
const SERIES = 7;
const CHECKED_GAMES = 1000;
const WARM_UP_SECONDS = 1;
const MAX_SECONDS = 3600;
/** The clock is read once in so many games. */
const BLOCK = 50;

export function bench(argv: readonly string[]): number {
  const { words, options: args, ofGame } = readArgs(OPTIONS, argv, gameOptionTypes());
  return withGame(words[0], (known) => {
    const { game } = known;
    noMoreWords(words, 1);
    const wanted = seconds('seconds', args.seconds, 3, MAX_SECONDS);
    const options = readOptions(known, ofGame);
    const playing: Playing = (goOn) => playGames(game, options, goOn);
    const checked = playing((games) => games < CHECKED_GAMES);
    const progress = new Progress(benchTexts.progress);
    measure(playing, WARM_UP_SECONDS, () => undefined);
    const { tally, cpu, wall } = measure(playing, wanted, (done) => progress.show(done));
    progress.clear();
    const result = {
      game: game.id,
      ...rates(tally, cpu),
      plies: tally.plies,
      games: tally.games,
      checksum: formatChecksum(checked.checksum),
      wall: rates(tally, wall),
    };
    if (args.json) printJson(result);
    else print(benchTexts.result(result));
    return 0;
  });
}

/** Plays random games as long as `goOn` says so. */
type Playing = (goOn: (games: number) => boolean) => Tally;

function rates(tally: Tally, spent: number): { gamesPerSecond: number; nsPerPly: number } {
  return {
    gamesPerSecond: Math.round(tally.games / spent),
    nsPerPly: Math.round((10 * 1e9 * spent) / tally.plies) / 10,
  };
}

/** Plays for so many seconds by the clock; answers what it took by CPU and by clock. */
function measure(
  playing: Playing,
  wanted: number,
  onProgress: (done: number) => void,
): { tally: Tally; cpu: number; wall: number } {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const elapsed = (): number => (performance.now() - start) / 1000;
  const tally = playing(() => {
    const passed = elapsed();
    onProgress(Math.min(1, passed / wanted));
    return passed < wanted;
  });
  const cpu = process.cpuUsage(cpuStart);
  return { tally, cpu: (cpu.user + cpu.system) / 1e6, wall: elapsed() };
}

/** Random games of the series, from the deal to the final score, as long as `goOn` says so. */
function playGames<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  options: Options,
  goOn: (games: number) => boolean,
): Tally {
  const tally = new Tally();
  const moves: Move[] = [];
  while (goOn(tally.games)) {
    for (let left = BLOCK; left > 0; left--) {
      const seed = `${SERIES}.${tally.games}`;
      const s = game.setup(options, rngFromSeed(seed));
      const plies = playout(game, s, botRng(seed), moves);
      game.outcome(s);
      tally.add(game, s, plies);
    }
  }
  return tally;
}
