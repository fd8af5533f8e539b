import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guest, IdentityInfo, TableSummary } from '@pharos/protocol';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { checkBackup, putAsItWas, restore } from '../src/operations/backup/restore.ts';
import { openStorage, type Storage } from '../src/storage/database.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { DATABASES, emptyFolder } from './support/database.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { firstMove, TestClient, type State } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

/** What the version before identities could be kept has stored: a finished game, one under way and a table that waits. */
const at = (name: string): string => fileURLToPath(new URL(`fixtures/beforeIdentities.${name}`, import.meta.url));
const { guests, tables } = JSON.parse(readFileSync(at('json'), 'utf8')) as {
  guests: readonly { id: string; name: string; cookie: string }[];
  tables: { finished: string; running: string; waiting: string };
};

/** Ways in which a server comes to data of that version: a backup, or the folder that it worked with. */
const WAYS = [
  ...DATABASES.map(({ name, open }) => ({
    name: `a backup on ${name}`,
    open: async (): Promise<Storage> => {
      const storage = await open();
      await restore(storage.db, at('backup'), false);
      return storage;
    },
  })),
  { name: 'a data folder', open: openOldFolder },
];

/** Opens a data folder with the schema and the rows of that version, as a server does when it starts. */
async function openOldFolder(): Promise<Storage> {
  const folder = temporaryFolder('old');
  await emptyFolder(join(folder, 'db'));
  const old = await openStorage({ kind: 'folder', folder }, () => undefined);
  const { head } = await checkBackup(at('backup'));
  await putAsItWas(old.db, at('backup'), head.migrations.at(-1) ?? '');
  await expect(sql`select 1 from identities`.execute(old.db)).rejects.toThrow('does not exist');
  await old.close();
  return openStorage({ kind: 'folder', folder }, () => undefined);
}

describe.each(WAYS)('data of an earlier version in $name', ({ open }) => {
  it('every guest of an earlier version is still known, with all games, and can keep them', async () => {
    const storage = await open();
    const server = await TestServer.open({ storage });
    const clients: TestClient[] = [];
    for (const { id, name, cookie } of guests) {
      const answer = await fetch(`${server.url}/api/v1/me`, { headers: { cookie } });
      const me = (await answer.json()) as Guest;
      expect(me).toEqual({ id, name, language: 'hu', kept: false });
      clients.push(TestClient.of(server.url, cookie, me));
    }
    const tablesOf = async (client: TestClient): Promise<string[]> =>
      (await client.get<TableSummary[]>('/tables/mine')).body.map((table) => table.id).sort();
    const [ann, bob, third] = clients;
    expect(await Promise.all(clients.map(tablesOf))).toEqual([
      [tables.finished, tables.running].sort(),
      [tables.running],
      [tables.waiting],
    ]);

    const kept = (await keepWithPasskey(ann)).client;
    const other = (await keepWithPasskey(third)).client;
    expect((await kept.get<IdentityInfo>('/me/identity')).body).toMatchObject({
      name: 'Arsinoe',
      games: { finished: 1, running: 1 },
    });
    expect((await other.get<IdentityInfo>('/me/identity')).body.name).toBe('Arsinoe 2');
    const { table, game, chat } = (await bob.get<State>(`/tables/${tables.running}`)).body;
    expect(table.seats.map(({ name, kept: isKept }) => [name, isKept])).toEqual([
      ['Arsinoe', true],
      ['Ptolemaios', false],
    ]);
    expect(chat.map(({ text }) => text)).toEqual(['Good luck!']);
    const own = (await kept.get<State>(`/tables/${tables.running}`)).body.game ?? game;
    const moved = await kept.send('POST', `/tables/${tables.running}/move`, { v: 0, move: firstMove(own) });
    expect(moved.status).toBe(200);
    const record = (await kept.get<{ names: string[] }>(`/tables/${tables.finished}/record`)).body;
    expect(record.names).toEqual(['Arsinoe', 'Iason']);
    await server.close();
  });
});
