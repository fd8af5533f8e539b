import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../commandLine.ts';
import { seedOption } from '../sharedOptions.ts';
import { MeasuredServer } from '../load/measuredServer.ts';
import { startPostgres } from '@pharos/server/testkit';
import { ATTACKS, measureAttack, type Result } from './campaign.ts';
import { missedLimits, tableOf } from './report.ts';

const settings = readSettings(
  'attack',
  'Keeps the bots and hints of a server busy while somebody else plays, and measures how long they wait.',
  {
    options: {
      seconds: { kind: 'number', default: 60, least: 5, most: 3600, help: 'how long each attack is measured' },
      seed: seedOption('what the one who plays chooses'),
      only: { kind: 'choices', among: Object.keys(ATTACKS), help: 'which attacks' },
      db: { kind: 'choice', default: 'embedded', among: ['embedded', 'postgres'], help: 'on which database' },
    },
  },
);

/** A server of its own for each attack: none feels the one before. */
async function attackOnce(kind: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-attack-'));
  const postgres = settings.db === 'postgres' ? await startPostgres() : null;
  const server = await MeasuredServer.start(
    postgres === null ? { DATA_DIR: join(folder, 'data') } : { DATABASE_URL: postgres.url },
  );
  try {
    return await measureAttack(server.url, kind, { seed: settings.seed, ms: settings.seconds * 1000 });
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const results: Result[] = [];
for (const kind of settings.only) {
  process.stdout.write(`${kind} …\n`);
  results.push(await attackOnce(kind));
}
const missed = missedLimits(results);
process.stdout.write(`\n${tableOf(results)}\n${missed.length === 0 ? 'every bar is met' : missed.join('\n')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
