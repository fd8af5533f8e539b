// Lets the bots of this checkout play against those of another one, with the same processor time for both:
//   npm run compare-strength -- --against DIR [--game duel|wonders] [--packs base,agora] [--players N] [--a mcts:100ms] [--b mcts:100ms]
//     [--games N] [--seed S] [--processes N] [--json]
// Every deal of Duel is played from both seats; at a larger table one seat of this checkout plays against the other on all others, and goes round.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleOf } from './checkoutBundle.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

const ENTRY = `
export { firstSeat, rngFromSeed } from '@pharos/core';
export { duel } from '@pharos/duel';
export { wonders } from '@pharos/wonders';
export { botRng, chooseMove, duelBot, readSpec, wondersBot } from '@pharos/bots';
export * as bots from '@pharos/bots';
`;

/** Games that are played first and do not count: until then the code is slow. */
const WARM_UP_GAMES = 2;
const WARM_UP_SERIES = 4_000_000_000;

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bots that think by the clock think by the processor's: what else the machine does is nobody's loss. */
function countProcessorTime() {
  Date.now = cpuMilliseconds;
}

/** How a build plays on; one that tells its bots nothing of the moves made just carries them out. */
function playOf({ CourseOfPlay }, game, seats) {
  if (CourseOfPlay !== undefined) return new CourseOfPlay(game, seats);
  return { seenBy: () => undefined, play: (s, seat, move) => game.apply(s, seat, move) };
}

/** Plays one game. Each build keeps a state of its own, and moves go from one to the other as text. */
function playGame(builds, plan, series, index) {
  const games = builds.map((build) => build[plan.game]);
  const options = games.map((game) => game.readOptions(plan.options));
  const seats = games[0].seatCount(options[0]);
  const own = index % seats;
  const seed = `${series}.${seats === 2 ? Math.floor(index / 2) : index}`;
  const states = games.map((game, build) => game.setup(options[build], builds[build].rngFromSeed(seed)));
  const bots = builds.map((build, which) => {
    const spec = build.readSpec(plan.bots[which]);
    return plan.game === 'duel' ? build.duelBot(spec) : build.wondersBot(spec);
  });
  const plays = builds.map((build, which) => playOf(build.bots, games[which], seats));
  const rngs = builds.map((build) => build.botRng(seed, own));
  const cpu = [0, 0];
  const choices = [0, 0];
  for (let acting = games[0].toAct(states[0]); acting !== 0; acting = games[0].toAct(states[0])) {
    const seat = builds[0].firstSeat(acting);
    const which = seat === own ? 0 : 1;
    const before = cpuMilliseconds();
    const move = builds[which].chooseMove(
      games[which],
      bots[which],
      states[which],
      seat,
      rngs[which],
      plays[which].seenBy(seat),
    );
    cpu[which] += cpuMilliseconds() - before;
    choices[which]++;
    const text = games[which].formatMove(states[which], move);
    for (const [build, game] of games.entries())
      plays[build].play(states[build], seat, game.parseMove(states[build], text));
  }
  const { ending, ranking, scores } = games[0].outcome(states[0]);
  const [best] = ranking;
  const points = [scores[own].total, mean(scores.filter((_, seat) => seat !== own).map(({ total }) => total))];
  return { won: best.includes(own) ? 1 / best.length : 0, ending, points, cpu, choices };
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

async function playShare(files, plan, first, step) {
  const builds = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  countProcessorTime();
  for (let index = 0; index < WARM_UP_GAMES; index++) playGame(builds, plan, WARM_UP_SERIES, index);
  for (let index = first; index < plan.games; index += step) {
    process.stdout.write(`${JSON.stringify(playGame(builds, plan, plan.seed, index))}\n`);
  }
}

/** Wilson's interval, 95 %. */
function wilson(rate, trials) {
  const z = 1.96;
  const spread = (z * z) / trials;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))) / (1 + spread);
  return [middle - half, middle + half];
}

function standingOf(played) {
  const rate = mean(played.map(({ won }) => won));
  const [low, high] = wilson(rate, played.length);
  const endings = {};
  for (const { ending, won } of played) {
    const counts = (endings[ending] ??= { won: 0, lost: 0 });
    counts.won += won;
    counts.lost += 1 - won;
  }
  const ofBoth = (value) => [0, 1].map((which) => Number(value(which).toFixed(2)));
  const total = (of, which) => played.reduce((sum, game) => sum + game[of][which], 0);
  return {
    games: played.length,
    rate,
    low,
    high,
    endings,
    points: ofBoth((which) => mean(played.map(({ points }) => points[which]))),
    cpuMilliseconds: ofBoth((which) => total('cpu', which) / total('choices', which)),
  };
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;

function print(title, { games, rate, low, high, endings, points, cpuMilliseconds: cpu }) {
  process.stdout.write(`${title}, ${games} games\n`);
  process.stdout.write(`  this checkout wins ${percent(rate)} (95 %: ${percent(low)} to ${percent(high)})\n`);
  for (const [ending, { won, lost }] of Object.entries(endings)) {
    process.stdout.write(
      `  ${ending.padEnd(12)} won ${percent(won / games)}, lost ${percent(lost / games)} of all games\n`,
    );
  }
  process.stdout.write(`  points ${points.join(' : ')}; processor time ${cpu.join(' : ')} ms a choice\n`);
}

/** Plays the games of a plan in so many processes. */
async function playAll(files, plan, processes, onGame) {
  const played = [];
  const work = (first) =>
    new Promise((done, fail) => {
      const args = [self, '--child', ...files, '--plan', JSON.stringify({ ...plan, first, step: processes })];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let rest = '';
      child.stdout.on('data', (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop();
        for (const line of lines) played.push(JSON.parse(line));
        onGame(played);
      });
      child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`a process ended with ${code}`))));
    });
  await Promise.all(Array.from({ length: processes }, (_, first) => work(first)));
  return played;
}

const OPTIONS = {
  against: { type: 'string' },
  game: { type: 'string', default: 'duel' },
  packs: { type: 'string' },
  players: { type: 'string' },
  edition: { type: 'string', default: '2' },
  a: { type: 'string', default: 'mcts:100ms' },
  b: { type: 'string', default: 'mcts:100ms' },
  games: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  processes: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  child: { type: 'boolean', default: false },
  plan: { type: 'string' },
};

function tableOf({ game, packs, players, edition }) {
  return {
    ...(packs !== undefined && { packs: packs.split(',') }),
    ...(game === 'wonders' && { edition: Number(edition), players: Number(players ?? 4) }),
  };
}

async function main() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.child) {
    const { first, step, ...plan } = JSON.parse(values.plan);
    await playShare(positionals, plan, first, step);
    return;
  }
  const games = Number(values.games);
  const processes = Number(values.processes);
  if (!values.against || !(games >= 1) || !(processes >= 1)) {
    process.stderr.write(
      'Usage: npm run compare-strength -- --against DIR [--game duel] [--packs P] [--a BOT] [--b BOT] …\n',
    );
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pharos-strength-'));
  try {
    const files = [join(folder, 'this.mjs'), join(folder, 'other.mjs')];
    await Promise.all([bundleOf(root, ENTRY, files[0]), bundleOf(resolve(values.against), ENTRY, files[1])]);
    const { game, a, b, seed } = values;
    const plan = { game, options: tableOf(values), bots: [a, b], games, seed: Number(seed) };
    const isShown = process.stderr.isTTY && !values.json;
    const played = await playAll(files, plan, processes, (soFar) => {
      if (isShown)
        process.stderr.write(`\r${soFar.length} of ${games}, ${percent(mean(soFar.map(({ won }) => won)))} `);
    });
    if (isShown) process.stderr.write('\r');
    const standing = standingOf(played);
    if (values.json) process.stdout.write(`${JSON.stringify({ ...plan, ...standing }, null, 2)}\n`);
    else
      print(
        `${String(game)}${values.packs ? ` (${String(values.packs)})` : ''}, ${String(a)} against ${String(b)}`,
        standing,
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
