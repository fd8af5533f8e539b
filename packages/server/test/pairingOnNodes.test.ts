import type { OwnSeek } from '@pharos/protocol';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPairedTable } from '../src/pairing/pairedTable.ts';
import type { Db } from '../src/storage/database.ts';
import { TestCluster } from './support/cluster.ts';
import type { TestClient, TestSocket } from './support/testClient.ts';
import type { TestServer } from './support/testServer.ts';

const DUEL = { kind: 'duel', pace: 'quick' } as const;

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0].count);
}

describe('pairing on several nodes', () => {
  let cluster: TestCluster;
  let nodes: TestServer[] = [];
  let db: Db;

  beforeAll(async () => {
    cluster = await TestCluster.open();
    nodes = [await cluster.node(), await cluster.node(), await cluster.node()];
    ({ db } = nodes[0].app.context);
  });
  afterAll(() => cluster.close());

  async function come(count: number): Promise<{ clients: TestClient[]; windows: TestSocket[] }> {
    const clients = await Promise.all(Array.from({ length: count }, (_none, index) => nodes[index % 3].newClient()));
    return { clients, windows: await Promise.all(clients.map((client) => client.connect())) };
  }

  it('several nodes that pair at once put everybody at exactly one table', async () => {
    const { clients, windows } = await come(30);
    const tables = await Promise.all(windows.map(async (window) => (await window.seek(DUEL)) ?? window.paired()));
    const guests = clients.map(({ guest }) => guest.id);
    const seats = await db.selectFrom('seats').select(['guest', 'table_id']).where('guest', 'in', guests).execute();
    expect(seats.length).toBe(30);
    expect(new Set(seats.map(({ guest }) => guest)).size).toBe(30);
    expect(new Set(tables).size).toBe(15);
    for (const { guest, table_id } of seats) expect(tables[guests.indexOf(guest ?? '')]).toBe(table_id);
    const phases = await db.selectFrom('tables').select('phase').where('id', 'in', tables).execute();
    expect(new Set(phases.map(({ phase }) => phase))).toEqual(new Set(['playing']));
    for (const window of windows) window.close();
  });

  it('who cancels on one node while another one pairs is either free or at a table, never both', async () => {
    const { clients, windows } = await come(12);
    await Promise.all(
      clients.map(async (client, index) => {
        const asked = client.ask<OwnSeek>('/seek', { kind: 'duel', pace: 'calm' });
        if (index % 3 !== 0) return;
        await asked;
        const elsewhere = client.at(nodes[(index + 1) % 3].url);
        const { seek } = await elsewhere.ask<OwnSeek>('/seek/cancel');
        const seats = await db.selectFrom('seats').select('table_id').where('guest', '=', client.guest.id).execute();
        expect(seats.map(({ table_id }) => table_id)).toEqual(seek?.table ? [seek.table] : []);
      }),
    );
    for (const window of windows) window.close();
  });

  it('who asks again at the very moment in which a node pairs them stays at that table', async () => {
    const { clients, windows } = await come(1);
    const [{ guest }] = clients;
    const wish = { kind: 'duel', pace: 'days3' } as const;
    await windows[0].seek(wish);
    const seek = await db.selectFrom('seeks').selectAll().where('guest', '=', guest.id).executeTakeFirstOrThrow();
    const pairing = await db.startTransaction().execute();
    const table = await openPairedTable(pairing, { people: [seek], bots: ['random'] }, Date.now());
    const again = windows[0].seek(wish);
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
    await pairing.commit().execute();
    expect(await again).toBe(table);
    windows[0].close();
  });

  it('who comes back through another node hears of the table that was found meanwhile', async () => {
    const { clients, windows } = await come(2);
    const wish = { kind: 'duel', pace: 'day' } as const;
    await windows[0].seek(wish);
    windows[0].socket.off('seek');
    const table = await windows[1].seek(wish);
    windows[0].close();
    const again = await clients[0].at(nodes[2].url).connect();
    expect(await again.seek(wish)).toBe(table);
    again.close();
    windows[1].close();
  });
});
