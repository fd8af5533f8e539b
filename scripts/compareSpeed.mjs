// Compares the speed of this checkout with that of another one by `pharos bench`: random games and searches, each in several processes.
//   npm run compare-speed -- --against DIR [--only TEXT] [--seconds N] [--processes N] [--json]
//   npm run bench:gate -- …      the same, and fails if something is slower by 5 % and that is no chance
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';

const self = fileURLToPath(import.meta.url);
const root = dirname(dirname(self));
const USAGE =
  'Usage: npm run compare-speed -- --against DIR [--only TEXT] [--seconds N] [--processes N] [--json]\n' +
  '       npm run bench:gate -- with the same options\n';

/** What is measured, as it is said to `pharos bench`. */
const SETUPS = {
  duel: 'duel',
  agora: 'duel --packs base,agora',
  pantheon: 'duel --packs base,pantheon',
  agoraPantheon: 'duel --packs base,agora,pantheon',
  wonders3: 'wonders --edition 2 --players 3',
  wonders4: 'wonders --edition 2 --players 4',
  wonders7: 'wonders --edition 2 --players 7',
  armada4: 'wonders --edition 2 --packs base,armada --players 4',
  armada7: 'wonders --edition 2 --packs base,armada --players 7',
  duelSearch: 'duel --search 600',
  agoraSearch: 'duel --packs base,agora --search 300',
  pantheonSearch: 'duel --packs base,pantheon --search 300',
  wonders4Search: 'wonders --edition 2 --players 4 --search 150',
  armada4Search: 'wonders --edition 2 --packs base,armada --players 4 --search 60',
};

/** A loss that fails the gate. */
const LOSS = 0.05;

const OPTIONS = {
  against: { type: 'string' },
  only: { type: 'string', default: '' },
  seconds: { type: 'string', default: '3' },
  processes: { type: 'string', default: '3' },
  gate: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
};

/** A name in full means nothing else; any other text means all names that contain it. */
function isMeant(name, text) {
  return text in SETUPS ? name === text : name.includes(text);
}

/** One process, in which both builds do the same blocks by turns. */
function benchOnce(setup, against, seconds) {
  const program = join(root, 'packages', 'cli', 'bin', 'pharos.mjs');
  const args = [program, 'bench', ...setup.split(' '), '--against', against, '--seconds', seconds, '--json'];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (run.status !== 0) throw new Error(`pharos bench ${setup} ended with ${run.status ?? run.signal}`);
  return JSON.parse(run.stdout);
}

/** The median of the processes. How the compiler meets the code differs from one to the next, so the interval holds all of theirs. */
export function summary(name, runs) {
  const ratios = runs.map(({ speed }) => speed.ratio).sort((a, b) => a - b);
  return {
    name,
    ratio: ratios[ratios.length >> 1],
    low: Math.min(...runs.map(({ speed }) => speed.low)),
    high: Math.max(...runs.map(({ speed }) => speed.high)),
    isSame: runs.every((run) => run.isSame),
  };
}

/** Whether this checkout has lost speed: as much as matters, and more than chance explains. */
export function isSlower({ ratio, high }) {
  return ratio <= 1 - LOSS && high < 1;
}

function lineOf(line) {
  const figure = (value) => value.toFixed(3);
  const notes = [line.isSame ? '' : 'PLAYED OTHERWISE', isSlower(line) ? 'SLOWER' : ''].filter(Boolean);
  return [
    `${line.name.padEnd(16)} × ${figure(line.ratio)}  (${figure(line.low)} … ${figure(line.high)})`,
    ...notes,
  ].join('  ');
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  const processes = Number(values.processes);
  const setups = Object.entries(SETUPS).filter(([name]) => isMeant(name, values.only));
  if (!values.against || !(processes >= 1) || !(Number(values.seconds) > 0) || setups.length === 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  await build(['cli']);
  const found = [];
  for (const [name, setup] of setups) {
    const runs = Array.from({ length: processes }, () => benchOnce(setup, values.against, values.seconds));
    found.push(summary(name, runs));
    if (!values.json) process.stdout.write(`${lineOf(found.at(-1))}\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  return values.gate && found.some(isSlower) ? 1 : 0;
}

if (process.argv[1] === self) process.exitCode = await main();
