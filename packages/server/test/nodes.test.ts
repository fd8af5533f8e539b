import type { ChatMessage, GameUpdate, PartnerMessage, TableInfo } from '@pharos/protocol';
import type { WondersEvent, WondersView } from '@pharos/wonders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotPool } from '../src/bots/botPool.ts';
import type { Signals } from '../src/play/signals.ts';
import type { StoredMoves } from '../src/play/storedMoves.ts';
import { TestCluster } from './support/cluster.ts';
import { directBotPool, type TestServer } from './support/testServer.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, valueOf, type TestSocket, type State, type TestClient } from './support/testClient.ts';

type WondersUpdate = GameUpdate<WondersView, WondersEvent>;

describe('several nodes', () => {
  let cluster: TestCluster;
  let [here, there]: TestServer[] = [];
  let [ann, bob]: TestClient[] = [];

  beforeAll(async () => {
    cluster = await TestCluster.open();
    [here, there] = [await cluster.node(), await cluster.node()];
    ann = await here.newClient('Ann');
    bob = await there.newClient('Bob');
  });
  afterAll(() => cluster.close());

  /** Ann sits here, Bob there; both follow the table. */
  async function sitDown(plan: object = {}): Promise<{ table: string; a: TestSocket; b: TestSocket }> {
    const { id } = (await ann.open(plan)).table;
    await bob.command(id, { do: 'join' });
    const [a, b] = [await ann.connect(), await bob.connect()];
    await a.watch(id);
    await b.watch(id);
    await ann.command(id, { do: 'start' });
    return { table: id, a, b };
  }

  it('two nodes on one database play one game to the end, and everybody sees every step', async () => {
    const { table, a, b } = await sitDown();
    const seats = [a, b];
    await Promise.all(seats.map((socket) => socket.until(() => socket.updates.find(({ v }) => v === 0))));
    for (let v = 0; ; v++) {
      const [seen] = await Promise.all(
        seats.map((socket) => socket.until(() => socket.updates.find((update) => update.v === v))),
      );
      if (seen.view.outcome !== null) break;
      const mover = seats[seen.view.decision?.seat ?? 0];
      const update = mover.updates.find((one) => one.v === v);
      valueOf(await mover.move(table, v, firstMove(update ?? null)));
    }
    const versions = b.updates.map(({ v }) => v);
    expect(versions).toEqual([...versions.keys()]);
    expect(versions.length).toBeGreaterThan(30);
    expect(a.updates.map(({ events }) => events.length)).toEqual(b.updates.map(({ events }) => events.length));
    for (const socket of seats) await socket.until(() => socket.tables.at(-1)?.phase === 'finished');
  });

  it('two nodes on one database play a game in which all choose at once, bots too', async () => {
    const bot = { kind: 'bot', level: 'random' };
    const { table, a, b } = await sitDown({
      game: 'wonders',
      options: { edition: 1, players: 4, sides: 'A' },
      seats: [{ kind: 'host' }, { kind: 'open' }, bot, bot],
    });
    const last = (socket: TestSocket): WondersUpdate => socket.updates.at(-1) as unknown as WondersUpdate;
    const playOn = async (socket: TestSocket, seat: number): Promise<void> => {
      for (let seen = -1; ;) {
        await socket.until(() => socket.updates.length > 0 && last(socket).v > seen);
        const { v, view } = last(socket);
        seen = v;
        if (view.outcome !== null) return;
        if (!(view.decision?.acting.includes(seat) ?? false)) continue;
        const choices = view.decision?.choices ?? [];
        await socket.move(table, v, choices[v % choices.length].move, { seat });
      }
    };
    await Promise.all([playOn(a, 0), playOn(b, 1)]);
    expect(last(a).view.outcome).toEqual(last(b).view.outcome);
    const rows = await here.app.context.db.selectFrom('log').select('version').where('table_id', '=', table).execute();
    expect(rows.length).toBe(last(a).v);
  });

  it('a node takes over moves that come along with a signal, and reads where one before them is missing', async () => {
    const { table, a, b } = await sitDown();
    const seats = await Promise.all([a, b].map((one) => one.until(() => one.updates.find(({ v }) => v === 0))));
    const { rooms } = there.app.context;
    const seat = seats[0].view.decision?.seat ?? 0;
    const move = { kind: 'move', seat, text: firstMove(seats[seat]), by_bot: false } as const;
    const asSent = (entry: number): StoredMoves => {
      const row = { ...move, table_id: table, entry, version: 1, command: null, rules: null, at: new Date() };
      const sent: StoredMoves = { rows: [row], change: { to_act: 2, due_at: null, keeper: null } };
      return JSON.parse(JSON.stringify(sent)) as StoredMoves;
    };
    await rooms.catchUp(table, asSent(2));
    expect(b.updates.at(-1)?.v).toBe(0);
    // It is nowhere stored: this node believes what it was sent.
    await rooms.catchUp(table, asSent(1));
    await b.until(() => b.updates.find(({ v }) => v === 1));
    await rooms.catchUp(table, asSent(1));
    expect(b.updates.at(-1)?.v).toBe(1);
  });

  it('two nodes on one database never show less than was acknowledged elsewhere', async () => {
    const { table, a } = await sitDown();
    const other = await ann.at(there.url).connect();
    const { game } = await a.watch(table);
    await other.watch(table);
    const { v } = valueOf(await a.move(table, 0, firstMove(game)));
    expect((await ann.at(there.url).get<State>(`/tables/${table}`)).body.game?.v).toBe(v);
    expect((await other.watch(table)).game?.v).toBe(v);
    other.close();
  });

  it('two nodes on one database answer a repeated command alike and carry it out once', async () => {
    const { table, a } = await sitDown();
    const elsewhere = ann.at(there.url);
    const other = await elsewhere.connect();
    const { game } = await a.watch(table);
    const move = { v: 0, move: firstMove(game), id: 'one' };
    const undo = { v: 1, id: 'two' };
    const saying = { text: 'hello', id: 'three' };
    for (const socket of [a, other])
      expect(valueOf(await socket.move(table, move.v, move.move, move))).toEqual({ v: 1 });
    for (const socket of [a, other]) expect(valueOf(await socket.raw('undo', { table, ...undo }))).toEqual({ v: 1 });
    const agree = { do: 'answer', offer: 1, accept: true, id: 'four' } as const;
    for (const node of [here, there]) await bob.at(node.url).command(table, agree);
    const [said, again] = [await a.raw('chat', { table, ...saying }), await other.raw('chat', { table, ...saying })];
    expect(valueOf(again)).toEqual(valueOf(said));
    const state = (await elsewhere.get<State>(`/tables/${table}`)).body;
    expect(state.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(state.game?.v).toBe(0);
    other.close();
  });

  it('two nodes on one database open a table once, and seat one bot for one request', async () => {
    const elsewhere = ann.at(there.url);
    const seats = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }] as const;
    const plan = { game: 'wonders', options: { players: 3 }, seats: [...seats], id: 'opening' };
    const opened = await Promise.all([ann.open(plan), elsewhere.open(plan)]);
    const [id, again] = opened.map(({ table }) => table.id);
    expect(again).toBe(id);
    const wish = { do: 'addBot', level: 'random', id: 'bot' } as const;
    await ann.command(id, wish);
    const { seats: after } = await elsewhere.command(id, wish);
    expect(after.map(({ kind }) => kind)).toEqual(['guest', 'bot', 'open']);
  });

  it('two nodes on one database seat two who come at once, and refuse the third', async () => {
    const cy = await there.newClient('Cy');
    const seats = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { id } = (await ann.open({ game: 'wonders', options: { players: 3 }, seats: [...seats] })).table;
    await Promise.all([bob.at(here.url).command(id, { do: 'join' }), cy.command(id, { do: 'join' })]);
    const { table } = (await cy.get<State>(`/tables/${id}`)).body;
    expect(new Set(table.seats.map(({ name }) => name))).toEqual(new Set(['Ann', 'Bob', 'Cy']));
    const dan = await here.newClient('Dan');
    expect(await dan.at(there.url).refusal(`/tables/${id}`, { do: 'join' })).toBe('TABLE_FULL');
  });

  it('two nodes on one database send every step of a table that is in no memory', async () => {
    const { table, a, b } = await sitDown();
    for (const { app } of [here, there]) {
      await expect.poll(() => app.context.rooms.evictIdle(Infinity) ?? app.context.rooms.size).toBe(0);
    }
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    for (const socket of [a, b]) {
      const update = await socket.until(() => socket.updates.find(({ v }) => v === 1));
      expect(update.events.length).toBeGreaterThan(0);
    }
    // Tables of earlier tests may have come back besides.
    expect(there.app.context.rooms.size).toBeGreaterThan(0);
  });

  it('two nodes on one database know who is there, wherever they are connected', async () => {
    const { table, a, b } = await sitDown();
    const onlooker = await (await there.newClient('Eve')).connect();
    await onlooker.watch(table);
    const isSo = (info: TableInfo | undefined, connected: boolean, spectators: number): boolean =>
      info?.seats[1].connected === connected && info.spectators === spectators;
    await a.until(() => isSo(a.tables.at(-1), true, 1));
    b.close();
    onlooker.close();
    await a.until(() => isSo(a.tables.at(-1), false, 0));
    expect((await ann.get<State>(`/tables/${table}`)).body.table.seats[0].connected).toBe(true);
  });

  it('two nodes on one database pass on what is said, and names that change', async () => {
    const { table, a, b } = await sitDown();
    valueOf(await b.raw('chat', { table, text: 'good luck' }));
    const received: ChatMessage = await a.until(() => a.messages[0]);
    expect(received).toMatchObject({ name: 'Bob', text: 'good luck' });
    await bob.send('PATCH', '/me', { name: 'Robert' });
    await a.until(() => a.tables.at(-1)?.seats[1].name === 'Robert');
    await bob.send('PATCH', '/me', { name: 'Bob' });
  });

  it('two nodes on one database pass on what is told to a partner, to nobody else, and until the turn is over', async () => {
    const bot = { kind: 'bot', level: 'random' };
    const options = { packs: ['base', 'armada'], edition: 2, players: 4, teams: true, sides: 'day' };
    const { table, a, b } = await sitDown({
      game: 'wonders',
      options,
      seats: [{ kind: 'host' }, { kind: 'open' }, bot, bot],
    });
    const onlooker = await (await there.newClient('Eve')).connect();
    await onlooker.watch(table);
    const heard = [a, b, onlooker].map(({ socket }) => {
      const all: (readonly PartnerMessage[])[] = [];
      socket.on('partner', ({ messages }) => all.push(messages));
      return all;
    });
    valueOf(await b.raw('tellPartner', { table, v: 0, text: 'sign war' }));
    const told = [{ seat: 1, text: 'sign war' }];
    await vi.waitFor(() => expect(heard).toEqual([[told], [told], []]), 5000);
    for (const socket of [a, b]) {
      const game = (await socket.watch(table)).game as unknown as WondersUpdate;
      valueOf(await socket.move(table, game.v, game.view.hand?.[0]?.discard ?? ''));
    }
    await vi.waitFor(() => expect(heard).toEqual([[told, []], [told, []], []]), 5000);
  });

  it('two nodes on one database find out by themselves what no signal told them', async () => {
    const deaf: Signals = { send: () => undefined, listen: () => () => undefined };
    const third = await cluster.node({ signals: deaf });
    const { table, a } = await sitDown();
    const far = await bob.at(third.url).connect();
    const { game } = await far.watch(table);
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    valueOf(await a.raw('chat', { table, text: 'your turn' }));
    const update = await far.until(() => far.updates.find(({ v }) => v === 1));
    expect(update.events.length).toBeGreaterThan(0);
    await far.until(() => far.messages.length === 1);
    expect(game?.v).toBe(0);
    await third.close();
  });
});

describe('claims of tables', () => {
  let nodes: TestCluster;
  beforeEach(async () => {
    nodes = await TestCluster.open();
  });
  afterEach(() => nodes.close());

  /** A bot that answers when the test says so. */
  function slowPool(): { pool: BotPool; asked: number; answer: () => void } {
    const waiting: (() => void)[] = [];
    const slow = {
      asked: 0,
      answer: () => waiting.splice(0).forEach((go) => go()),
      pool: {
        ...directBotPool,
        chooseMove: async (...request: Parameters<BotPool['chooseMove']>) => {
          slow.asked++;
          await new Promise<void>((go) => waiting.push(go));
          return directBotPool.chooseMove(...request);
        },
      },
    };
    return slow;
  }

  /** A game against a bot, opened on one node and followed on another, in which it is the bot's turn. */
  async function callBot(from: TestServer, to: TestServer): Promise<{ table: string; far: TestSocket }> {
    const ann = await from.newClient('Ann');
    const seats = [{ kind: 'host' }, { kind: 'bot', level: 'random' }] as const;
    const { table, game } = await ann.open({ seats: [...seats], start: true });
    const far = await ann.at(to.url).connect();
    await far.watch(table.id);
    await ann.send('POST', `/tables/${table.id}/move`, { v: 0, move: firstMove(game) });
    return { table: table.id, far };
  }

  async function botMoves(server: TestServer, table: string): Promise<number> {
    const moves = server.app.context.db.selectFrom('log').select('entry').where('table_id', '=', table);
    return (await moves.where('by_bot', '=', true).execute()).length;
  }

  it('what has to happen without a person is done by another node when one dies, and not by the dead one when it wakes', async () => {
    const slow = slowPool();
    const heartbeat = { interval: 50, leaseTime: 400 };
    const first = await nodes.node({ botPool: slow.pool }, { heartbeat });
    const { node } = first.app.context;
    const second = await nodes.node({}, { heartbeat });
    const { table, far } = await callBot(first, second);
    await expect.poll(() => slow.asked).toBe(1);
    // As if the process had been stopped: no signs of life, no polling.
    node.stop();
    first.app.context.claims.stop();
    const name = node.id;
    await far.until(() => far.updates.find(({ v, view }) => v > 1 && view.decision?.choices));
    const played = await botMoves(second, table);
    slow.answer();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await botMoves(second, table)).toBe(played);
    expect((await far.watch(table)).game?.v).toBe(1 + played);
    expect(node.isAlive).toBe(false);
    // Whoever comes back is another node, of which nobody has taken anything over.
    await node.start();
    expect(node.isAlive).toBe(true);
    expect(node.id).not.toBe(name);
  });

  it('what has to happen without a person is done by another node at once when one is stopped', async () => {
    const slow = slowPool();
    const first = await nodes.node({ botPool: slow.pool }, { heartbeat: { interval: 1000, leaseTime: 60_000 } });
    const second = await nodes.node();
    const { far } = await callBot(first, second);
    await expect.poll(() => slow.asked).toBe(1);
    await first.close();
    await far.until(() => far.updates.find(({ v }) => v === 2));
  });

  it('what has to happen without a person is done once: a clock runs out on two nodes at the same time', async () => {
    const time = new ManualTime();
    const [first, second] = [await nodes.node({ time }), await nodes.node({ time })];
    const ann = await first.newClient('Ann');
    await time.pass(20_000);
    const plan = { seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true } as const;
    const { table } = await ann.open({ ...plan, seats: [...plan.seats], clock: { kind: 'perMove', seconds: 30 } });
    const sockets = [await ann.connect(), await ann.at(second.url).connect()];
    for (const socket of sockets) await socket.watch(table.id);
    await time.leap(31_000);
    for (const socket of sockets) await socket.until(() => socket.updates.find(({ v }) => v === 1));
    const rows = await first.app.context.db
      .selectFrom('log')
      .select(['kind', 'seat'])
      .where('table_id', '=', table.id)
      .orderBy('entry')
      .execute();
    expect(rows.slice(0, 2)).toEqual([
      { kind: 'standIn', seat: 0 },
      { kind: 'move', seat: 0 },
    ]);
  });

  it('what has to happen without a person is found when nobody is there: a clock runs out at a table that is in no memory', async () => {
    const time = new ManualTime();
    const first = await nodes.node({ time });
    const ann = await first.newClient('Ann');
    const plan = { seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true } as const;
    const { table } = await ann.open({ ...plan, seats: [...plan.seats], clock: { kind: 'perMove', seconds: 30 } });
    await first.close();
    const second = await nodes.node({ time });
    expect(second.app.context.rooms.size).toBe(0);
    await time.leap(31_000);
    await expect.poll(() => botMoves(second, table.id)).toBeGreaterThan(0);
  });
});
