// Compares the speed of this checkout with that of another one: random games and searches of both, by turns in one process, in CPU time.
//   npm run compare-speed -- --against DIR [--only TEXT] [--blocks N] [--processes N] [--json]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));

const ARMADA = { edition: 2, packs: ['base', 'armada'] };
/** `games`: how many random games a block has; `iterations`: how long a search of a block is, for each of its positions. */
const SETUPS = {
  duel: { game: 'duel', options: {}, games: 150 },
  agora: { game: 'duel', options: { packs: ['base', 'agora'] }, games: 80 },
  wonders3: { game: 'wonders', options: { edition: 2, players: 3 }, games: 100 },
  wonders4: { game: 'wonders', options: { edition: 2, players: 4 }, games: 80 },
  wonders7: { game: 'wonders', options: { edition: 2, players: 7 }, games: 50 },
  armada4: { game: 'wonders', options: { ...ARMADA, players: 4 }, games: 20 },
  armada7: { game: 'wonders', options: { ...ARMADA, players: 7 }, games: 12 },
  duelSearch: { game: 'duel', options: {}, iterations: 600 },
  agoraSearch: { game: 'duel', options: { packs: ['base', 'agora'] }, iterations: 300 },
  wonders4Search: { game: 'wonders', options: { edition: 2, players: 4 }, iterations: 150 },
  armada4Search: { game: 'wonders', options: { ...ARMADA, players: 4 }, iterations: 60 },
};
const POSITIONS_OF_A_BLOCK = 6;
const WARM_UP_BLOCKS = 6;

const ENTRY = `
export { firstSeat, playout, rngFromSeed, Tally } from '@pharos/core';
export { duel } from '@pharos/duel';
export { wonders } from '@pharos/wonders';
export { botRng, chooseMove, duelBot, wondersBot } from '@pharos/bots';
`;

/** The engines and bots of a checkout as one module. */
async function bundleOf(checkout, outfile) {
  const { build } = await import('esbuild');
  const packagesOf = {
    name: 'packages-of-checkout',
    setup({ onResolve }) {
      onResolve({ filter: /^@pharos\// }, ({ path }) => {
        const [name, ...entry] = path.slice('@pharos/'.length).split('/');
        return { path: join(checkout, 'packages', name, 'src', `${entry.join('/') || 'index'}.ts`) };
      });
    },
  };
  await build({
    stdin: { contents: ENTRY, resolveDir: checkout },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    plugins: [packagesOf],
    // A checkout in which nothing is installed borrows the registry packages of this one.
    nodePaths: [join(root, 'node_modules')],
  });
}

/** Plays block `number` of a set-up; the answer tells whether two builds did the same. */
function blockOf(build, setup, options) {
  const game = build[setup.game];
  const moves = [];
  if (setup.games !== undefined) {
    return (number) => {
      const tally = new build.Tally();
      for (let i = 0; i < setup.games; i++) {
        const seed = `${number}.${i}`;
        const s = game.setup(options, build.rngFromSeed(seed));
        const plies = build.playout(game, s, build.botRng(seed), moves);
        game.outcome(s);
        tally.add(game, s, plies);
      }
      return tally.checksum;
    };
  }
  const spec = { kind: 'search', budget: { iterations: setup.iterations, milliseconds: Infinity }, settings: {} };
  const bot = setup.game === 'duel' ? build.duelBot(spec) : build.wondersBot(spec);
  return (number) => {
    const chosen = [];
    for (let i = 0; i < POSITIONS_OF_A_BLOCK; i++) {
      const seed = `${number}.${i}`;
      const rng = build.botRng(seed);
      const s = game.setup(options, build.rngFromSeed(seed));
      for (let ply = (i * 10) % 50; ply > 0 && game.toAct(s) !== 0; ply--) {
        const seat = build.firstSeat(game.toAct(s));
        game.apply(s, seat, moves[rng(game.legalMoves(s, seat, moves))]);
      }
      if (game.toAct(s) === 0) continue;
      const seat = build.firstSeat(game.toAct(s));
      chosen.push(game.formatMove(s, build.chooseMove(game, bot, s, seat, rng)));
    }
    return chosen.join();
  };
}

function cpuOf(work) {
  const start = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(start);
  return { answer, cpu: user + system };
}

/** The blocks of one process: CPU time of each, of this checkout and of the other. */
async function measure(files, name, blocks) {
  const setup = SETUPS[name];
  const builds = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  const plays = builds.map((build) => blockOf(build, setup, build[setup.game].readOptions(setup.options)));
  const times = [[], []];
  let same = true;
  for (let number = 0; number < WARM_UP_BLOCKS + blocks; number++) {
    const order = number % 2 === 0 ? [0, 1] : [1, 0];
    const answers = [];
    for (const which of order) {
      const { answer, cpu } = cpuOf(() => plays[which](number));
      answers.push(answer);
      if (number >= WARM_UP_BLOCKS) times[which].push(cpu);
    }
    same &&= answers[0] === answers[1];
  }
  return { times, same };
}

const sorted = (numbers) => numbers.toSorted((a, b) => a - b);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];
const fastestTenth = (numbers) => sorted(numbers)[Math.floor(numbers.length / 10)];

function ratiosOf({ times: [mine, other] }) {
  return {
    medians: median(mine) / median(other),
    fastest: fastestTenth(mine) / fastestTenth(other),
    neighbours: median(mine.map((time, i) => time / other[i])),
  };
}

function summary(name, runs) {
  const ratios = runs.map(ratiosOf);
  const neighbours = ratios.map((ratio) => ratio.neighbours);
  return {
    name,
    medians: median(ratios.map((ratio) => ratio.medians)),
    fastest: median(ratios.map((ratio) => ratio.fastest)),
    neighbours: median(neighbours),
    from: Math.min(...neighbours),
    to: Math.max(...neighbours),
    same: runs.every((run) => run.same),
  };
}

const OPTIONS = {
  against: { type: 'string' },
  only: { type: 'string', default: '' },
  blocks: { type: 'string', default: '60' },
  processes: { type: 'string', default: '3' },
  json: { type: 'boolean', default: false },
  child: { type: 'string', multiple: true },
};

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  const blocks = Number(values.blocks);
  if (values.child) {
    process.stdout.write(JSON.stringify(await measure(values.child, values.only, blocks)));
    return;
  }
  const processes = Number(values.processes);
  if (!values.against || !(blocks >= 2) || !(processes >= 1)) {
    process.stderr.write(
      'Usage: npm run compare-speed -- --against DIR [--only TEXT] [--blocks N] [--processes N] [--json]\n',
    );
    process.exitCode = 2;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pharos-speed-'));
  try {
    const files = [join(folder, 'this.mjs'), join(folder, 'other.mjs')];
    await Promise.all([bundleOf(root, files[0]), bundleOf(resolve(values.against), files[1])]);
    const names = Object.keys(SETUPS).filter((name) => name.includes(values.only));
    const found = [];
    for (const name of names) {
      const args = [self, '--only', name, '--blocks', String(blocks), '--child', files[0], '--child', files[1]];
      const runs = Array.from({ length: processes }, () => {
        const run = spawnSync(process.execPath, args, {
          encoding: 'utf8',
          maxBuffer: 1 << 26,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        if (run.status !== 0) throw new Error(`${name}: the measuring process ended with ${run.status ?? run.signal}`);
        return JSON.parse(run.stdout);
      });
      const line = summary(name, runs);
      found.push(line);
      if (!values.json) print(line);
    }
    if (values.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function print({ name, medians, fastest, neighbours, from, to, same }) {
  const figure = (value) => value.toFixed(3);
  process.stdout.write(
    `${name.padEnd(16)} medians ${figure(medians)}  fastest ${figure(fastest)}  neighbours ${figure(neighbours)}  (${figure(from)} … ${figure(to)})${same ? '' : '  PLAYED OTHERWISE'}\n`,
  );
}

await main();
