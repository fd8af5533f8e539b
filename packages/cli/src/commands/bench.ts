import { botRng } from '@pharos/bots';
import { formatChecksum, playout, rngFromSeed, Tally, type Move } from '@pharos/core';
import { DEFAULT_OPTIONS, type DuelGame } from '@pharos/duel';
import { noMoreWords, readArgs, seconds } from '../args.ts';
import { gameNamed } from '../games.ts';
import { print, printJson, Progress } from '../output.ts';
import { benchTexts } from '../texts.ts';

const OPTIONS = { seconds: 'string', json: 'boolean' } as const;
const SERIES = 7;
const CHECKED_GAMES = 1000;
const WARM_UP_SECONDS = 1;
const MAX_SECONDS = 3600;
/** The clock is read once in so many games. */
const BLOCK = 50;

export function bench(argv: readonly string[]): number {
  const { words, options: args } = readArgs(OPTIONS, argv);
  const game = gameNamed(words[0]);
  noMoreWords(words, 1);
  const wanted = seconds('seconds', args.seconds, 3, MAX_SECONDS);
  const checked = playGames(game, (games) => games < CHECKED_GAMES);
  const progress = new Progress(benchTexts.progress);
  measure(game, WARM_UP_SECONDS, () => undefined);
  const { tally, cpu, wall } = measure(game, wanted, (done) => progress.show(done));
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
}

function rates(tally: Tally, spent: number): { gamesPerSecond: number; nsPerPly: number } {
  return {
    gamesPerSecond: Math.round(tally.games / spent),
    nsPerPly: Math.round((10 * 1e9 * spent) / tally.plies) / 10,
  };
}

/** Plays for so many seconds by the clock; answers what it took by CPU and by clock. */
function measure(
  game: DuelGame,
  wanted: number,
  onProgress: (done: number) => void,
): { tally: Tally; cpu: number; wall: number } {
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const elapsed = (): number => (performance.now() - start) / 1000;
  const tally = playGames(game, () => {
    const passed = elapsed();
    onProgress(Math.min(1, passed / wanted));
    return passed < wanted;
  });
  const cpu = process.cpuUsage(cpuStart);
  return { tally, cpu: (cpu.user + cpu.system) / 1e6, wall: elapsed() };
}

/** Random games of the series, from the deal to the final score, as long as `goOn` says so. */
function playGames(game: DuelGame, goOn: (games: number) => boolean): Tally {
  const tally = new Tally();
  const moves: Move[] = [];
  while (goOn(tally.games)) {
    for (let left = BLOCK; left > 0; left--) {
      const seed = `${SERIES}.${tally.games}`;
      const s = game.setup(DEFAULT_OPTIONS, rngFromSeed(seed));
      const plies = playout(game, s, botRng(seed), moves);
      game.outcome(s);
      tally.add(game, s, plies);
    }
  }
  return tally;
}
