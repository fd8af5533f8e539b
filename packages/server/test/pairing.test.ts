import { contributionsHash } from '@pharos/core';
import type { GameRecord, ListedSeek, OwnSeek, Pairing, TableSummary } from '@pharos/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, valueOf, type State, type TestClient, type TestSocket } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const DUEL = { kind: 'duel', pace: 'quick' } as const;
const WONDERS = { kind: 'wonders', pace: 'calm' } as const;

describe('pairing', () => {
  const time = new ManualTime();
  let server: TestServer;
  let sockets: TestSocket[] = [];

  beforeAll(async () => {
    server = await TestServer.open({ time });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    sockets = [];
    await server.app.context.db.deleteFrom('seeks').execute();
  });

  async function come(...names: string[]): Promise<{ clients: TestClient[]; windows: TestSocket[] }> {
    const clients = await server.newClients(...names);
    const windows = await Promise.all(clients.map((client) => client.connect()));
    sockets.push(...windows);
    return { clients, windows };
  }

  async function waiting(client: TestClient): Promise<readonly ListedSeek[]> {
    await time.pass(1000);
    return (await client.get<Pairing>('/pairing')).body.seeks;
  }

  it('two who want the same are seated at one public table, and the game starts by itself', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    expect(await windows[0].seek()).toBeNull();
    const table = await windows[1].seek();
    expect(await windows[0].paired()).toBe(table);
    const { table: info, game } = (await clients[0].get<State>(`/tables/${table}`)).body;
    expect(info.phase).toBe('playing');
    expect(info.visibility).toBe('public');
    expect(info.clock).toEqual({ kind: 'perMove', seconds: 30 });
    expect(new Set(info.seats.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob']));
    expect(game?.v).toBe(0);
  });

  it('a game of people who were paired grows from what they add, and starts without those who do not come', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    const infoOf = async (table: string): Promise<State['table']> =>
      (await clients[0].get<State>(`/tables/${table}`)).body.table;
    const pairUp = async (): Promise<string> => {
      for (const window of windows) await window.seek({ contributes: true });
      return windows[0].paired();
    };
    const first = await pairUp();
    expect(await infoOf(first)).toMatchObject({
      phase: 'waiting',
      commitment: expect.stringMatching(/^\w{64}$/) as string,
    });
    await clients[0].command(first, { do: 'contribute', contribution: 'a1'.repeat(32) });
    expect((await infoOf(first)).phase).toBe('waiting');
    await clients[1].command(first, { do: 'contribute', contribution: 'b2'.repeat(32) });
    expect((await infoOf(first)).phase).toBe('playing');
    await clients[0].command(first, { do: 'resign' });
    const { body: record } = await clients[0].get<GameRecord>(`/tables/${first}/record`);
    expect(record.deal?.contributions).toBe(contributionsHash(['a1'.repeat(32), 'b2'.repeat(32)]));

    await server.app.context.db.deleteFrom('seeks').execute();
    for (const window of windows) window.seeks.length = 0;
    const second = await pairUp();
    await clients[1].command(second, { do: 'contribute', contribution: 'b2'.repeat(32) });
    await time.pass(14_000);
    await server.app.resume();
    expect((await infoOf(second)).phase).toBe('waiting');
    await time.pass(2000);
    await server.app.resume();
    const { phase, seats } = await infoOf(second);
    expect(phase).toBe('playing');
    expect(seats.filter(({ contribution }) => contribution !== null)).toHaveLength(1);
  });

  it('those who want another game, pace or number of players are not', async () => {
    const { windows } = await come('Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Flo');
    const wishes = [
      DUEL,
      { kind: 'duel', pace: 'calm' },
      { kind: 'duel-agora', pace: 'quick' },
      { ...WONDERS, players: [3, 4] },
      { ...WONDERS, players: [5, 7] },
      { ...WONDERS, players: [5, 7] },
    ] as const;
    for (const [index, wish] of wishes.entries())
      expect(
        await windows[index].seek({ ...wish, players: wish.kind === 'wonders' ? [...wish.players] : [2, 2] }),
      ).toBe(null);
  });

  it('a game for several waits until enough people are there', async () => {
    const { windows } = await come('Ann', 'Bob', 'Cid');
    expect(await windows[0].seek(WONDERS)).toBeNull();
    expect(await windows[1].seek(WONDERS)).toBeNull();
    const table = await windows[2].seek({ ...WONDERS, players: [3, 4] });
    expect(await Promise.all(windows.slice(0, 2).map((window) => window.paired()))).toEqual([table, table]);
  });

  it('bots of the chosen level take the empty seats after the time that was chosen', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    expect(await windows[0].seek({ ...WONDERS, fill: { after: 30, level: 'greedy' } })).toBeNull();
    expect(await windows[1].seek({ ...WONDERS, fill: { after: 120, level: 'random' } })).toBeNull();
    await time.pass(29_000);
    expect(windows[0].seeks).toEqual([]);
    await time.pass(2000);
    const table = await windows[0].paired();
    expect(await windows[1].paired()).toBe(table);
    const { seats, phase } = (await clients[0].get<State>(`/tables/${table}`)).body.table;
    expect(phase).toBe('playing');
    expect(new Set(seats.map(({ name, level }) => name ?? level))).toEqual(new Set(['Ann', 'Bob', 'greedy']));
  });

  it('whoever waits may have the seats filled at once, and keeps their place when they change that', async () => {
    const { clients, windows } = await come('Ann');
    await windows[0].seek({ ...WONDERS, fill: { after: 600, level: 'random' } });
    const before = (await clients[0].get<OwnSeek>('/seek')).body.seek;
    await time.pass(3000);
    expect(await windows[0].seek({ ...WONDERS, fill: null })).toBeNull();
    expect((await clients[0].get<OwnSeek>('/seek')).body.seek).toMatchObject({ since: before?.since, fill: null });
    expect(await windows[0].seek({ ...WONDERS, fill: { after: 0, level: 'random' } })).not.toBeNull();
  });

  it('who cancels or closes the window is not paired, and who comes back soon keeps their place', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    await windows[0].seek();
    await windows[1].socket.emitWithAck('cancelSeek', {});
    valueOf(await windows[0].socket.emitWithAck('cancelSeek', {}));
    expect(await windows[1].seek()).toBeNull();
    windows[1].close();
    await expect.poll(() => waiting(clients[0])).toEqual([]);
    expect(await windows[0].seek()).toBeNull();
    const again = await clients[1].connect();
    sockets.push(again);
    expect(await again.seek()).not.toBeNull();
  });

  it('who does not come back is not paired', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    const { body } = await clients[0].send<OwnSeek>('POST', '/seek', DUEL);
    expect(body.seek?.table).toBeNull();
    await time.pass(21_000);
    expect(await windows[1].seek()).toBeNull();
  });

  it('programs without a socket are paired as long as they ask', async () => {
    const { clients } = await come('Ann', 'Bob');
    await clients[0].ask('/seek', DUEL);
    await time.pass(15_000);
    expect((await clients[0].get<OwnSeek>('/seek')).body.seek?.table).toBeNull();
    await time.pass(15_000);
    const { seek } = await clients[1].ask<OwnSeek>('/seek', DUEL);
    expect((await clients[0].get<OwnSeek>('/seek')).body.seek?.table).toBe(seek?.table);
  });

  it('the table is named until its players have come', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    await windows[0].seek();
    const table = await windows[1].seek();
    // A cancellation that comes too late.
    const late = valueOf(await windows[0].socket.emitWithAck('cancelSeek', {}));
    expect(late.seek?.table).toBe(table);
    expect(await windows[0].seek()).toBe(table);
    const came = valueOf(await windows[0].socket.emitWithAck('cancelSeek', { table: table ?? '' }));
    expect(came.seek).toBeNull();
    expect((await clients[1].get<OwnSeek>('/seek')).body.seek?.table).toBe(table);
  });

  it('a command of a search that is over does not begin it again, however late it comes', async () => {
    const { clients, windows } = await come('Ann', 'Bob', 'Cid');
    const wish = { ...DUEL, id: 'first' };
    await windows[0].seek(wish);
    const table = await windows[1].seek();
    valueOf(await windows[0].socket.emitWithAck('cancelSeek', { table: table ?? '' }));
    expect(await clients[0].ask<OwnSeek>('/seek', wish)).toEqual({ seek: null });
    expect(await windows[2].seek()).toBeNull();
    expect(await windows[0].seek({ ...wish, id: 'second' })).not.toBeNull();
  });

  it('people who block each other are not paired', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    const at = new Date(time.now());
    const block = { guest: clients[0].guest.id, other: clients[1].guest.id, kind: 'block', at } as const;
    await server.app.context.db.insertInto('relations').values(block).execute();
    expect(await windows[0].seek()).toBeNull();
    expect(await windows[1].seek()).toBeNull();
  });

  it('a table that was found but not started is started by whoever comes', async () => {
    const { clients, windows } = await come('Ann', 'Bob');
    const { db } = server.app.context;
    const { table } = await clients[0].open({ visibility: 'public' });
    await clients[1].command(table.id, { do: 'join' });
    await windows[0].seek();
    // As a node leaves it that dies at this moment.
    await db.updateTable('tables').set({ auto_start: true, revision: 7 }).where('id', '=', table.id).execute();
    await db.updateTable('seeks').set({ table_id: table.id }).execute();
    await server.app.context.rooms.invalidate(table.id);
    await time.pass(2000);
    expect(await windows[0].paired()).toBe(table.id);
    expect((await clients[1].get<State>(`/tables/${table.id}`)).body.table.phase).toBe('playing');
  });

  it('whoever looks at the grid hears who waits, at most once a second', async () => {
    const { windows } = await come('Ann', 'Bob', 'Cid', 'Dan');
    const pairing = valueOf(await windows[3].socket.emitWithAck('watchPairing', {}));
    expect(pairing.kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(['duel', 'duel-agora', 'wonders-armada']));
    expect(pairing.waiting).toEqual([]);
    await windows[0].seek({ kind: 'wonders', pace: 'day' });
    await windows[1].seek({ kind: 'wonders', pace: 'day' });
    await windows[2].seek({ kind: 'duel', pace: 'calm' });
    await time.pass(1000);
    await windows[3].until(() => windows[3].pairings.length > 0);
    expect(windows[3].pairings.length).toBe(1);
    expect(windows[3].pairings[0].waiting).toEqual([
      { kind: 'duel', pace: 'calm', count: 1 },
      { kind: 'wonders', pace: 'day', count: 2 },
    ]);
    expect(windows[3].pairings[0].seeks.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob', 'Cid']);
    await windows[3].socket.emitWithAck('unwatchPairing', {});
    await windows[0].socket.emitWithAck('cancelSeek', {});
    await time.pass(10_000);
    expect(windows[3].pairings.length).toBe(1);
  });

  it('whoever deletes their identity looks for nobody any more', async () => {
    const { clients } = await come('Ann');
    await clients[0].ask('/seek', DUEL);
    await clients[0].ask('/me/delete', { name: 'Ann' });
    expect(await server.app.context.db.selectFrom('seeks').selectAll().execute()).toEqual([]);
  });

  describe('with bad intent', () => {
    it('one guest has one search, however many windows and requests', async () => {
      const { clients, windows } = await come('Ann', 'Bob');
      const more = await Promise.all([1, 2, 3].map(() => clients[0].connect()));
      sockets.push(...more);
      const asked = await Promise.all([
        ...[...more, windows[0]].map((window) => window.seek()),
        clients[0].ask<OwnSeek>('/seek', { kind: 'duel', pace: 'quick' }),
      ]);
      expect(asked.slice(0, 4)).toEqual([null, null, null, null]);
      expect((await waiting(clients[1])).map(({ name }) => name)).toEqual(['Ann']);
      const table = await windows[1].seek();
      const { seats } = (await clients[0].get<State>(`/tables/${table}`)).body.table;
      expect(new Set(seats.map(({ guest }) => guest)).size).toBe(2);
    });

    it('nobody looks for others in the name of somebody else', async () => {
      const { clients, windows } = await come('Ann', 'Bob');
      await windows[0].raw('seek', { ...DUEL, guest: clients[1].guest.id });
      expect((await waiting(clients[1])).map(({ name }) => name)).toEqual(['Ann']);
      await windows[1].raw('cancelSeek', { guest: clients[0].guest.id });
      expect((await waiting(clients[1])).map(({ name }) => name)).toEqual(['Ann']);
      expect((await fetch(`${server.url}/api/v1/seek`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
    });

    it('strange wishes are refused', async () => {
      const { windows } = await come('Ann');
      const codes = async (...wishes: object[]): Promise<string[]> =>
        Promise.all(wishes.map(async (wish) => codeOf(await windows[0].raw('seek', { ...WONDERS, ...wish }))));
      expect(await codes({ kind: 'chess' }, { kind: '__proto__' })).toEqual(['UNKNOWN_GAME', 'UNKNOWN_GAME']);
      expect(await codes({ players: [2, 3] }, { players: [7, 3] }, { kind: 'duel', players: [2, 3] })).toEqual(
        Array(3).fill('BAD_SEATS'),
      );
      expect(
        await codes({ pace: 'never' }, { players: [3.5, 4] }, { players: 3 }, { fill: { after: -1, level: 'random' } }),
      ).toEqual(Array(4).fill('BAD_REQUEST'));
      expect(await codes({ fill: { after: 1, level: 'genius' } })).toEqual(['UNKNOWN_BOT']);
      expect(await server.app.context.db.selectFrom('seeks').selectAll().execute()).toEqual([]);
    });

    it('a confirmation for another table does not make anybody lose theirs', async () => {
      const { windows } = await come('Ann', 'Bob');
      await windows[0].seek();
      const table = await windows[1].seek();
      const answer = valueOf(await windows[0].socket.emitWithAck('cancelSeek', { table: 'aaaaaaaaaa' }));
      expect(answer.seek?.table).toBe(table);
    });
  });
});

describe('limits of pairing', () => {
  it('searches are limited by guest and by address', async () => {
    const server = await TestServer.open({}, { seekRate: { burst: 3, perSecond: 0.01 }, maxSeekersPerAddress: 2 });
    const clients = await server.newClients('Ann', 'Bob', 'Cid');
    const wishes = ['duel', 'duel-agora', 'wonders'].map((kind) => ({ kind, pace: 'day' }));
    await clients[0].ask('/seek', wishes[0]);
    await clients[1].ask('/seek', wishes[1]);
    expect(await clients[2].refusal('/seek', wishes[2])).toBe('TOO_MANY');
    for (const wish of wishes.slice(1)) await clients[0].ask('/seek', wish);
    expect(await clients[0].refusal('/seek', wishes[0])).toBe('RATE_LIMITED');
    await server.close();
  });

  it('nobody has more games with bots by way of pairing than otherwise', async () => {
    const server = await TestServer.open({}, { maxBotGames: 1 });
    const ann = await server.newClient('Ann');
    const wish = { ...DUEL, fill: { after: 0, level: 'random' } };
    const { seek } = await ann.ask<OwnSeek>('/seek', wish);
    expect(seek?.table).not.toBeNull();
    await ann.ask('/seek/cancel', { table: seek?.table });
    expect(await ann.refusal('/seek', wish)).toBe('TOO_MANY_BOT_GAMES');
    expect((await ann.get<TableSummary[]>('/tables/mine')).body.length).toBe(1);
    await server.close();
  });
});
