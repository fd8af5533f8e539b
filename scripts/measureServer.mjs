// Measures what docs/operations.md promises of the server, on a machine that does nothing else: `npm run measure`.
// Takes about a quarter of an hour; draws docs/pictures/load.svg.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'pharos-measure-'));
const PLAYERS = 10_000;
const RATE = 600;
const SECONDS = process.argv[2] ?? '60';

/** Runs a trial to its end; answers its exit code. */
function trial(...given) {
  process.stdout.write(`\n${given.join(' ')}\n`);
  return spawnSync(process.execPath, [join(root, 'scripts', 'trials.mjs'), ...given], { stdio: 'inherit' }).status;
}

/** The figures of a run under load. */
function load(name, ...given) {
  const file = join(folder, `${name}.json`);
  const code = trial('load', ...given, '--seconds', SECONDS, '--json', file);
  if (code !== 0) throw new Error(`the measurement "${name}" failed`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function onPostgres(nodes) {
  const share = ['--players', 1000, '--games', 200, '--rate', 100].map((one) =>
    typeof one === 'number' ? String(one * nodes) : one,
  );
  return load(`postgres${nodes}`, '--db', 'postgres', '--nodes', String(nodes), ...share).steps[0];
}

const mainMsPerMove = ({ nodes, played }) =>
  (nodes.reduce((sum, { mainCores }) => sum + (mainCores ?? 0), 0) * played.seconds * 1000) / played.stored;

try {
  const plot = join(root, 'docs', 'pictures', 'load.svg');
  const sizes = ['--players', String(PLAYERS), '--games', '1000,2000,4000', '--rate', String(RATE)];
  const { steps } = load('embedded', ...sizes, '--pin', '--plot', plot);
  const aim = steps[1];
  const [one, three] = [onPostgres(1), onPostgres(3)];
  const isAnswered = trial('thinking') === 0;
  const scaling = (of) => (3 * of(one)) / of(three);
  const memory = Math.max(aim.memory.rss, ...aim.nodes.map(({ rss }) => rss)) / 1e6;
  const rows = [
    ['connected', aim.connected, `${PLAYERS}`, aim.connected >= PLAYERS],
    [
      'moves/s stored',
      aim.played.stored / aim.played.seconds,
      `${RATE}`,
      aim.played.stored >= 0.98 * RATE * aim.played.seconds,
    ],
    ['others see a move, p99, ms', aim.played.others.p99, '< 100', aim.played.others.p99 < 100],
    ['server CPU a move, ms', aim.cpuMsPerMove, '≤ 1.6', aim.cpuMsPerMove <= 1.6],
    ['memory while they play, MB', memory, '< 600', memory < 600],
    [
      'three nodes bear, by CPU of all threads',
      scaling((step) => step.cpuMsPerMove),
      '≥ 2.2',
      scaling((step) => step.cpuMsPerMove) >= 2.2,
    ],
    ['three nodes bear, by their main threads', scaling(mainMsPerMove), '≥ 2.2', scaling(mainMsPerMove) >= 2.2],
  ];
  process.stdout.write('\n| what | measured | aim | met |\n| --- | --- | --- | --- |\n');
  for (const [what, measured, wanted, isMet] of rows)
    process.stdout.write(`| ${what} | ${Math.round(measured * 100) / 100} | ${wanted} | ${isMet ? 'yes' : 'no'} |\n`);
  process.stdout.write(
    `| 20 masters asked at once answer within 2 s | see above | all | ${isAnswered ? 'yes' : 'no'} |\n`,
  );
  process.exitCode = isAnswered && rows.every(([, , , isMet]) => isMet) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
