import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { inject } from 'vitest';
import { openStorage, type Db, type Storage } from '../../src/storage/database.ts';
import { emptyDatabase, memoryStorage } from '../../src/testkit/memoryStorage.ts';

/** An empty database: in memory, unless PHAROS_TEST_STORAGE=postgres wants all tests to run on PostgreSQL. */
export async function freshStorage(): Promise<Storage> {
  return process.env['PHAROS_TEST_STORAGE'] === 'postgres' ? postgresStorage() : memoryStorage();
}

export async function postgresStorage(): Promise<Storage> {
  return openStorage({ kind: 'postgres', url: await postgresUrl() }, () => undefined);
}

/** The address of an empty database on a PostgreSQL server. Where there is none, tests fail: a promise untested is none. */
export async function postgresUrl(): Promise<string> {
  const answer = (await (await fetch(inject('postgresProvider'))).json()) as { url?: string; missing?: string };
  if (answer.url === undefined) throw new Error(answer.missing);
  return answer.url;
}

/** The databases every test of storage runs on. */
export const DATABASES: readonly { readonly name: string; open(this: void): Promise<Storage> }[] = [
  { name: 'the embedded database', open: memoryStorage },
  { name: 'PostgreSQL', open: postgresStorage },
];

/** Puts an empty database into a folder. */
export async function emptyFolder(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const pglite = await PGlite.create({ fs: new NodeFS(folder), loadDataDir: await emptyDatabase() });
  await pglite.close();
}

/** A game under way, with nothing in its log. */
export async function insertGame(db: Db, id: string): Promise<void> {
  const at = new Date(0);
  const guest = { id: 'ann', name: 'Ann', language: null, created_at: at, seen_at: at };
  const game = { id, game: 'duel', rules: 1, options: '{}', seed: 's', phase: 'playing', host: 'ann' } as const;
  const rest = {
    clock: '{}',
    visibility: 'private',
    chat: true,
    hints: false,
    memory: true,
    draw_seats: false,
  } as const;
  await db
    .insertInto('guests')
    .values(guest)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('tables')
    .values({ ...game, ...rest, created_at: at, revision: 0, to_act: 0 })
    .execute();
}
