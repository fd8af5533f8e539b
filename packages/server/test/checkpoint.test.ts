import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortenLog } from '../src/storage/checkpoint.ts';
import { openEmbedded, type Storage } from '../src/storage/database.ts';
import { openFolder } from '../src/storage/embedded/openFolder.ts';
import { emptyFolder } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const folder = join(temporaryFolder('checkpoint'), 'data');
const fail = (error: Error): never => {
  throw error;
};
let storage: Storage;

beforeAll(async () => {
  await emptyFolder(join(folder, 'db'));
  storage = await openEmbedded(await openFolder(folder, { onFailure: fail }), fail);
  await sql`create table noise (text text)`.execute(storage.db);
}, 60_000);
afterAll(() => storage.close());

const logFiles = (): number =>
  readdirSync(join(folder, 'db', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

async function lastCheckpoint(): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select checkpoint_lsn::text as at from pg_control_checkpoint()`.execute(storage.db);
  return rows[0].at;
}

/** So many files of the log. */
async function write(files: number): Promise<void> {
  for (let file = 0; file < files; file++) {
    await sql`insert into noise values ('x')`.execute(storage.db);
    await sql`select pg_switch_wal()`.execute(storage.db);
  }
}

it('the log of the embedded database is left alone until it has grown long, and then cut', async () => {
  const before = await lastCheckpoint();
  await write(2);
  await shortenLog(storage.db);
  expect(await lastCheckpoint()).toBe(before);
  await write(3);
  await shortenLog(storage.db);
  expect(await lastCheckpoint()).not.toBe(before);
});

it('files of the log are used again: there are no more of them however long it runs', async () => {
  await write(5);
  await shortenLog(storage.db);
  const most = logFiles();
  for (let round = 0; round < 3; round++) {
    await write(5);
    await shortenLog(storage.db);
  }
  expect(logFiles()).toBeLessThanOrEqual(most + 1);
});
