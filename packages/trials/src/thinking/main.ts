import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../commandLine.ts';
import { MeasuredServer } from '../load/measuredServer.ts';
import { currentLoad, machine } from '../load/report.ts';
import { seedOption } from '../sharedOptions.ts';
import { describeAnswers, lateAnswers, MOST_MS, type Answer } from './report.ts';
import { KINDS } from './tables.ts';
import { ThinkingTable } from './thinkingTable.ts';

const settings = readSettings('thinking', 'How long bots think that are all asked at the same moment.', {
  options: {
    tables: {
      kind: 'number',
      default: 20,
      least: 1,
      most: 1000,
      help: 'tables with such a bot, of four kinds by turns',
    },
    rounds: { kind: 'number', default: 10, least: 1, most: 1000, help: 'how often all are asked' },
    level: { kind: 'choice', default: 'master', among: ['adept', 'expert', 'master'], help: 'which bot' },
    threads: {
      kind: 'number',
      default: availableParallelism(),
      least: 1,
      most: 256,
      help: 'BOT_THREADS of the server',
    },
    seed: seedOption('what people choose'),
  },
});

/** All tables at once; those at which the move did not make it the bot's turn are left out. */
async function askAll(tables: readonly ThinkingTable[]): Promise<Answer[]> {
  for (const table of tables) await table.prepare();
  const answers = await Promise.all(tables.map(async (table) => ({ label: table.kind.label, ms: await table.ask() })));
  return answers.flatMap(({ label, ms }) => (ms === null ? [] : [{ label, ms }]));
}

const folder = mkdtempSync(join(tmpdir(), 'pharos-thinking-'));
const server = await MeasuredServer.start({
  DATA_DIR: join(folder, 'data'),
  BOT_THREADS: String(settings.threads),
});
const tables = Array.from(
  { length: settings.tables },
  (_, at) => new ThinkingTable(KINDS[at % KINDS.length], settings.level, settings.seed + at),
);
try {
  for (const [at, table] of tables.entries()) await table.connect(server.url, at);
  const { cores, cpu } = machine();
  process.stdout.write(
    `${cores} cores (${cpu}), ${settings.threads} threads, busy before: ${currentLoad().toFixed(1)}\n`,
  );
  const first = await askAll(tables);
  process.stdout.write(
    `first, while threads start: slowest ${Math.max(...first.map(({ ms }) => ms)).toFixed(0)} ms\n\n`,
  );
  const answers: Answer[] = [];
  for (let round = 0; round < settings.rounds; round++) answers.push(...(await askAll(tables)));
  const late = lateAnswers(answers);
  process.stdout.write(`${describeAnswers(answers)}\n\n`);
  process.stdout.write(`${late.length} of ${answers.length} took longer than ${MOST_MS / 1000} s\n`);
  process.exitCode = late.length === 0 ? 0 : 1;
} finally {
  for (const table of tables) table.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
