import { unwrap, verifyRecord } from '@pharos/core';
import { duel } from '@pharos/duel';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTED, KEPT, PASSING } from '../src/operations/backup/format.ts';
import { checkBackup, restore } from '../src/operations/backup/restore.ts';
import { writeBackup } from '../src/operations/backup/writeBackup.ts';
import { openAdminEndpoint, endpointFile } from '../src/operations/adminEndpoint.ts';
import { writeWhole } from '../src/operations/commands/files.ts';
import { openSource } from '../src/operations/commands/source.ts';
import type { Storage } from '../src/storage/database.ts';
import { memoryStorage } from '../src/testkit/memoryStorage.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { DATABASES } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { TestServer } from './support/testServer.ts';
import { firstMove, valueOf, type State } from './support/testClient.ts';

const folder = temporaryFolder('backup');
const file = join(folder, 'all.backup');
const storage = await memoryStorage();
const original = await TestServer.open({ storage });
const ann = await original.newClient('Ann');
let table: string;

beforeAll(async () => {
  const kept = await original.newClient('Bob');
  await keepWithPasskey(kept);
  await ann.ask(`/people/${kept.guest.id}`, { relation: 'follow' });
  table = (await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true })).table.id;
  await ann.send('POST', `/tables/${table}/chat`, { text: 'Grüße, 🏛' });
  await play(original.url, 3);
  await writeWhole(file, backupOf(storage));
});
afterAll(() => original.close());

function backupOf(from: Storage): PassThrough {
  const out = new PassThrough();
  writeBackup(from, out).catch((error: Error) => out.destroy(error));
  return out;
}

async function stateAt(url: string): Promise<State> {
  const answer = await fetch(`${url}/api/v1/tables/${table}`, { headers: { cookie: ann.cookie } });
  return (await answer.json()) as State;
}

async function play(url: string, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const { game } = await stateAt(url);
    const answer = await fetch(`${url}/api/v1/tables/${table}/move`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ v: game?.v, move: firstMove(game) }),
    });
    expect(answer.status).toBe(200);
  }
}

/** Everything that is kept, as text that must not change. */
async function contentOf({ db }: Storage): Promise<string[]> {
  const all: string[] = [];
  for (const name of KEPT) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(r)::text as row from ${sql.table(name)} r`.execute(db);
    all.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return all.sort();
}

/** What a file says, each row once. */
function rowsIn(backup: string): string[] {
  const rows = linesOf(backup).flatMap((line) => /^\["(\w+)",(.*)\]$/.exec(line) ?? []);
  const texts = rows.flatMap((_, index) => (index % 3 === 0 ? [`${rows[index + 1]} ${rows[index + 2]}`] : []));
  return [...new Set(texts)].sort();
}

function linesOf(backup: string): string[] {
  return gunzipSync(readFileSync(backup)).toString().trimEnd().split('\n');
}

it('a backup knows every table of the schema', async () => {
  const tables = await storage.db.introspection.getTables();
  expect(tables.map(({ name }) => name).sort()).toEqual([...COUNTED, ...KEPT, ...PASSING].sort());
});

it('a backup is for nobody but its owner to read, and says that it is whole', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await checkBackup(file);
  expect(rowsIn(file)).toEqual(await contentOf(storage));
});

describe.each(DATABASES)('restored into $name', ({ open }) => {
  it('a restored backup holds the same, and the game goes on', async () => {
    const other = await open();
    await restore(other.db, file, false);
    expect(await contentOf(other)).toEqual(await contentOf(storage));
    const copy = join(folder, 'copy.backup');
    await writeWhole(copy, backupOf(other));
    expect(rowsIn(copy)).toEqual(rowsIn(file));

    const server = await TestServer.open({ storage: other });
    const { game, chat } = await stateAt(server.url);
    expect(game?.view).toEqual((await stateAt(original.url)).game?.view);
    expect(chat[0]?.text).toBe('Grüße, 🏛');
    await play(server.url, 1);
    expect((await stateAt(server.url)).game?.v).toBe(4);
    const said = await fetch(`${server.url}/api/v1/tables/${table}/chat`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: '{"text":"again"}',
    });
    expect(said.status).toBe(200);
    await expect(restore(other.db, file, true)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    await server.close();
  });
});

describe('damaged and unexpected backups', () => {
  const broken = join(folder, 'broken.backup');
  const lines = (): string[] => linesOf(file);
  const put = (changed: readonly string[]): void => writeFileSync(broken, gzipSync(`${changed.join('\n')}\n`));

  it.each([
    ['cut off', 'BACKUP_TRUNCATED', () => truncateSync(copied(), statSync(file).size - 20)],
    ['without its end', 'BACKUP_TRUNCATED', () => put(lines().slice(0, -1))],
    ['with a row less', 'BACKUP_DAMAGED', () => put(lines().toSpliced(2, 1))],
    ['with a changed row', 'BACKUP_DAMAGED', () => put(lines().map((line) => line.replace('Ann', 'Bob')))],
    ['with a row of no table', 'BACKUP_DAMAGED', () => put(lines().toSpliced(1, 0, '["users",{}]'))],
    ['with something after its end', 'BACKUP_DAMAGED', () => put([...lines(), '["settings",{}]'])],
    ['of a later format', 'BACKUP_TOO_NEW', () => put(lines().with(0, lines()[0].replace('"format":1', '"format":2')))],
    ['of something else', 'NOT_A_BACKUP', () => put(['{"hello":"world"}'])],
    ['of plain text', 'NOT_A_BACKUP', () => writeFileSync(broken, 'hello')],
    ['without anything', 'BACKUP_TRUNCATED', () => writeFileSync(broken, '')],
  ])('%s is refused as a backup: %s', async (_name, code, damage) => {
    damage();
    await expect(checkBackup(broken)).rejects.toMatchObject({ code });
  });

  it('a backup takes the place of other games only if that was said, and only if it is whole', async () => {
    const other = await memoryStorage();
    await restore(other.db, file, false);
    await other.db.updateTable('guests').set({ name: 'Somebody else' }).execute();
    const before = await contentOf(other);
    await expect(restore(other.db, file, false)).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' });
    put(lines().map((line) => line.replace('Ann', 'Bob')));
    await expect(restore(other.db, broken, true)).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    expect(await contentOf(other)).toEqual(before);
    await restore(other.db, file, true);
    expect(await contentOf(other)).toEqual(await contentOf(storage));
    await other.close();
  });

  it('a backup with a bit flipped anywhere is refused', async () => {
    const good = readFileSync(file);
    // Eight bytes follow what is compressed.
    const filling = good.length - 9;
    for (let at = 0; at < good.length; at += Math.ceil(good.length / 40)) {
      const bad = Buffer.from(good);
      // The time, the system and the name in the head of the compression and what fills up its last byte say nothing about what is inside.
      if ((at >= 4 && at < 10) || at === filling) continue;
      bad[at] ^= 1 << (at % 8);
      writeFileSync(broken, bad);
      await expect(checkBackup(broken), `at ${at}`).rejects.toThrow();
    }
  });

  function copied(): string {
    writeFileSync(broken, readFileSync(file));
    return broken;
  }
});

describe('data folders in use', () => {
  it('a data folder that a server uses is backed up and exported through that server, and by nobody without its token', async () => {
    const close = await openAdminEndpoint(folder, storage, () => undefined);
    const source = await openSource({ kind: 'folder', folder });
    const taken = join(folder, 'taken.backup');
    await writeWhole(taken, await source.backup());
    expect(rowsIn(taken)).toEqual(await contentOf(storage));
    expect((await source.export({ game: 'duel' })).read()).toBeNull();
    expect(statSync(endpointFile(folder)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(readFileSync(endpointFile(folder), 'utf8')) as { port: number };
    expect((await fetch(`http://127.0.0.1:${port}/backup`)).status).toBe(401);
    close();
    expect(existsSync(endpointFile(folder))).toBe(false);
  });
});

it('finished games are exported as records that others can replay', async () => {
  while ((await stateAt(original.url)).game?.view.outcome === null) await play(original.url, 1);
  const close = await openAdminEndpoint(folder, storage, () => undefined);
  const source = await openSource({ kind: 'folder', folder });
  const read = async (wanted: object): Promise<{ id: string; save: unknown }[]> => {
    const lines: string = await new Response(await source.export(wanted)).text();
    return lines
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as { id: string; save: unknown }]));
  };
  const records = await read({});
  const published = valueOf({ ok: true, value: (await ann.get<{ save: unknown }>(`/tables/${table}/record`)).body });
  expect(records).toEqual([{ id: table, ...published, digest: expect.any(String) as string }]);
  expect(unwrap(verifyRecord(duel, JSON.stringify(records[0])))).toMatchObject({ passed: true, origin: 'shared' });
  expect(await read({ game: 'wonders' })).toEqual([]);
  expect(await read({ since: new Date(Date.now() + 1000) })).toEqual([]);
  expect(await read({ game: 'duel', until: new Date(Date.now() + 1000) })).toHaveLength(1);
  close();
});
