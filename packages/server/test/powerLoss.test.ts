import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fastRng } from '@pharos/core';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded, type Storage } from '../src/storage/database.ts';
import type { Disk } from '../src/storage/embedded/disk.ts';
import { openFolder, type FolderOptions } from '../src/storage/embedded/openFolder.ts';
import { appendLog } from '../src/storage/appendLog.ts';
import { emptyFolder, insertGame } from './support/database.ts';
import { PowerCut, type Obeyed } from './support/powerCut.ts';
import { RecordedDisk, type DiskEvent } from './support/recordedDisk.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

/** More cuts take longer: PHAROS_POWER_CUTS=200 for an evening. */
const CUTS = Number(process.env['PHAROS_POWER_CUTS'] ?? 3);
const TABLES = 5;
const ROUNDS = 8;
/** Entries stored by each append. */
const STEP = 2;

const place = temporaryFolder('power');
const base = join(place, 'base');
let events: DiskEvent[] = [];

const fail = (error: Error): never => {
  throw error;
};
const forgetful: Disk = { syncFile: () => undefined, syncFolder: () => undefined };

async function open(folder: string, options: Partial<FolderOptions>): Promise<Storage> {
  return openEmbedded(await openFolder(folder, { onFailure: fail, ...options }), fail);
}

function append({ db }: Storage, table: number, from: number): Promise<void> {
  const rows = Array.from({ length: STEP }, (_, step) => ({
    table_id: `t${table}`,
    entry: from + step + 1,
    kind: 'move' as const,
    seat: 0,
    text: `move ${from + step + 1} ${'x'.repeat(300)}`,
    version: from + step + 1,
    by_bot: false,
    rules: null,
    command: null,
    at: new Date(0),
  }));
  return appendLog(db, `t${table}`, rows, { to_act: from + STEP });
}

/** Games on several tables at once, with everything in between that a database does from time to time. */
async function play(storage: Storage, disk: RecordedDisk): Promise<void> {
  const rounds = Array.from({ length: TABLES }, async (_, table) => {
    for (let from = 0; from < ROUNDS * STEP; from += STEP) {
      await append(storage, table, from);
      disk.events.push({ kind: 'promise', table, entries: from + STEP });
      if (table === 0 && from === 2 * STEP) await sql`select pg_switch_wal()`.execute(storage.db);
      if (table === 0 && from === 4 * STEP) await sql`checkpoint`.execute(storage.db);
      if (table === 0 && from === 5 * STEP) await sql`create table extra as select * from log`.execute(storage.db);
    }
  });
  await Promise.all(rounds);
}

beforeAll(async () => {
  const folder = join(place, 'played');
  await emptyFolder(join(folder, 'db'));
  const first = await open(folder, { disk: forgetful });
  for (let table = 0; table < TABLES; table++) await insertGame(first.db, `t${table}`);
  await first.close();
  cpSync(join(folder, 'db'), base, { recursive: true });
  const disk = new RecordedDisk(join(folder, 'db'));
  const storage = await open(folder, { disk, tap: disk.tap });
  await play(storage, disk);
  events = [...disk.events];
  await storage.close();
  rmSync(folder, { recursive: true });
}, 120_000);

/** What is left after a cut, opened by the server as it is: what is wrong with it. */
async function problemsAfter(name: string, cut: number, obeyed: Obeyed, tenths: number): Promise<string[]> {
  const folder = join(place, name);
  mkdirSync(folder);
  const past = events.slice(0, cut);
  new PowerCut(base, past, obeyed).build(join(folder, 'db'), fastRng(cut, tenths), tenths);
  try {
    const storage = await open(folder, { disk: forgetful });
    try {
      return [...(await missing(storage, past)), ...(await unusable(storage))];
    } finally {
      await storage.close();
    }
  } catch (error) {
    return [`cannot be opened: ${error instanceof Error ? error.message : 'for some reason'}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Promised entries that are not there, entries out of order, and what was stored by halves. */
async function missing({ db }: Storage, past: readonly DiskEvent[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let table = 0; table < TABLES; table++) {
    const promised = past.findLast((event) => event.kind === 'promise' && event.table === table);
    const least = promised?.kind === 'promise' ? promised.entries : 0;
    const log = db.selectFrom('log').select(['entry', 'text']).where('table_id', '=', `t${table}`).orderBy('entry');
    const rows = await log.execute();
    const row = db.selectFrom('tables').select('to_act').where('id', '=', `t${table}`);
    const { to_act } = await row.executeTakeFirstOrThrow();
    if (rows.length < least) wrong.push(`table ${table}: ${rows.length} entries of ${least}`);
    if (rows.length !== to_act) wrong.push(`table ${table}: ${rows.length} entries, but ${to_act} told`);
    rows.forEach(({ entry, text }, at) => {
      if (entry !== at + 1 || text?.startsWith(`move ${at + 1} `) !== true)
        wrong.push(`table ${table}: entry ${entry}`);
    });
  }
  return wrong;
}

async function unusable(storage: Storage): Promise<string[]> {
  const { to_act } = await storage.db
    .selectFrom('tables')
    .select('to_act')
    .where('id', '=', 't0')
    .executeTakeFirstOrThrow();
  await append(storage, 0, to_act);
  const { rows } = await sql`select from log where table_id = 't0' and entry = ${to_act + STEP}`.execute(storage.db);
  return rows.length === 1 ? [] : ['a new entry is not there'];
}

/** Shortly after somebody was promised something, in a random one of the moments until the next promise. */
function cutAfterPromise(number: number): number {
  const promises = events.flatMap(({ kind }, at) => (kind === 'promise' ? [at] : []));
  const rng = fastRng(number, 1);
  const which = rng(promises.length);
  return promises[which] + 1 + rng((promises[which + 1] ?? events.length) - promises[which]);
}

describe('power cuts', () => {
  it.each(Array.from({ length: CUTS }, (_, number) => number))(
    'after a power cut everything promised is there (%i)',
    async (number) => {
      const tenths = [0, 5, 9, 2][number % 4];
      expect(await problemsAfter(`cut-${number}`, cutAfterPromise(number), 'all', tenths)).toEqual([]);
    },
  );

  it('after a power cut something is missing if nothing was synced, so that the test above can fail', async () => {
    expect(await problemsAfter('unsynced', events.length, 'none', 5)).not.toEqual([]);
  });

  it('after a power cut something is missing if the names of files were not synced', async () => {
    expect(await problemsAfter('nameless', events.length, 'files', 0)).not.toEqual([]);
  });
});
