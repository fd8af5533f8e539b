import type { GameRecord, Refused, TableInfo, TableSummary } from '@pharos/protocol';
import { commitment, formatSave, loadSave, unwrap, verifyRecord } from '@pharos/core';
import { duel } from '@pharos/duel';
import { afterAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/testServer.ts';
import {
  codeOf,
  firstMove,
  retryWhenLimited,
  valueOf,
  type TestSocket,
  type State,
  type TestClient,
} from './support/testClient.ts';

const server = await TestServer.open();
const [ann, bob, cy] = await server.newClients('Ann', 'Bob', 'Cy');
afterAll(() => server.close());

/** Plays whatever is first for the seats of a connection until the game is over. */
async function playOn(player: TestSocket, table: string, timeout = 20_000): Promise<State> {
  let { game: last } = await player.watch(table);
  player.updates.length = 0;
  while (last?.view.outcome === null) {
    const { v: seen, view } = last;
    const move = view.decision?.choices?.at(0)?.move;
    if (move !== undefined) await retryWhenLimited(() => player.move(table, seen, move));
    last = await player.until(() => player.updates.find((update) => update.v > seen), timeout);
    player.updates.splice(0, player.updates.indexOf(last));
  }
  return player.watch(table);
}

describe('opening tables', () => {
  it('opening a table seats people as planned', async () => {
    const { table, game, chat } = await ann.open();
    expect(table).toMatchObject({ game: 'duel', phase: 'waiting', isHost: true, visibility: 'private', rematch: null });
    expect(table.seats.map(({ kind, name, mine }) => [kind, name, mine])).toEqual([
      ['guest', 'Ann', true],
      ['open', null, false],
    ]);
    expect([game, chat, table.secret]).toEqual([null, [], null]);
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['UNKNOWN_GAME', { game: 'chess' }],
    ['BAD_OPTIONS', { options: { packs: ['nothing'] } }],
    ['BAD_OPTIONS', { options: { speed: 'fast' } }],
    ['BAD_SEATS', { seats: [{ kind: 'open' }, { kind: 'open' }] }],
    ['BAD_SEATS', { seats: [{ kind: 'host' }, { kind: 'host' }] }],
    ['BAD_SEATS', { seats: [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }] }],
    ['UNKNOWN_BOT', { seats: [{ kind: 'host' }, { kind: 'bot', level: 'godlike' }] }],
    ['SEATS_OPEN', { start: true }],
    ['BAD_REQUEST', { seats: [] }],
    ['BAD_REQUEST', { clock: { kind: 'perMove', seconds: 1 } }],
  ])('opening a table is refused with %s', async (code, plan) => {
    const body = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], ...plan };
    expect(await ann.refusal('/tables', body)).toBe(code);
  });

  it('opening a table is limited, so that nobody fills the list', async () => {
    const dan = await server.newClient();
    for (let count = 0; count < 20; count++) await dan.open();
    const body = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] };
    expect(await dan.refusal('/tables', body)).toBe('TOO_MANY');
  });
});

describe('lists of tables', () => {
  it('lists show public tables that wait, and everybody their own', async () => {
    const [eve, fay] = [await server.newClient('Eve'), await server.newClient('Fay')];
    const open = (await eve.open({ visibility: 'public' })).table.id;
    const hidden = (await eve.open()).table.id;
    const ids = async (who: TestClient, path: string): Promise<string[]> =>
      (await who.get<TableSummary[]>(path)).body.map(({ id }) => id);
    expect(await ids(fay, '/tables')).toContain(open);
    expect(await ids(fay, '/tables')).not.toContain(hidden);
    expect(await ids(eve, '/tables/mine')).toEqual([hidden, open]);
    expect(await ids(fay, '/tables/mine')).toEqual([]);
    await fay.command(open, { do: 'join' });
    await eve.command(open, { do: 'start' });
    expect(await ids(fay, '/tables')).not.toContain(open);
    const [mine] = (await eve.get<TableSummary[]>('/tables/mine')).body;
    expect(mine).toMatchObject({ id: open, yourTurn: true, phase: 'playing' });
    const [theirs] = (await fay.get<TableSummary[]>('/tables/mine')).body;
    expect(theirs).toMatchObject({ id: open, yourTurn: false });
  });
});

describe('waiting tables', () => {
  it('people join a table, each once, until it is full', async () => {
    const { id } = (await ann.open()).table;
    expect(await bob.refusal(`/tables/${id}`, { do: 'join', seat: 0 })).toBe('SEAT_TAKEN');
    expect(await bob.refusal(`/tables/${id}`, { do: 'join', seat: 5 })).toBe('BAD_REQUEST');
    const joined = await bob.command(id, { do: 'join' });
    expect(joined.seats[1]).toMatchObject({ kind: 'guest', name: 'Bob', mine: true });
    expect((await bob.command(id, { do: 'join' })).revision).toBe(joined.revision);
    expect(await cy.refusal(`/tables/${id}`, { do: 'join' })).toBe('TABLE_FULL');
  });

  it('two who join at once get one seat between them', async () => {
    const { id } = (await ann.open()).table;
    const answers = await Promise.all(
      [bob, cy].map((one) => one.send<Refused>('POST', `/tables/${id}`, { do: 'join', seat: 1 })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('only the host kicks, adds bots and starts', async () => {
    const { id } = (await ann.open()).table;
    await bob.command(id, { do: 'join' });
    for (const wish of [
      { do: 'kick', seat: 0 },
      { do: 'addBot', level: 'random' },
      { do: 'start' },
      { do: 'allowChat', allowed: false },
    ]) {
      expect(await bob.refusal(`/tables/${id}`, wish)).toBe('NOT_HOST');
    }
    expect(await ann.refusal(`/tables/${id}`, { do: 'kick', seat: 0 })).toBe('BAD_REQUEST');
    expect((await ann.command(id, { do: 'kick', seat: 1 })).seats[1].kind).toBe('open');
    expect(await ann.refusal(`/tables/${id}`, { do: 'start' })).toBe('SEATS_OPEN');
    expect(await ann.refusal(`/tables/${id}`, { do: 'addBot', level: 'godlike' })).toBe('UNKNOWN_BOT');
    expect((await ann.command(id, { do: 'addBot', level: 'random' })).seats[1]).toMatchObject({
      kind: 'bot',
      level: 'random',
    });
    expect(await ann.refusal(`/tables/${id}`, { do: 'addBot', level: 'random' })).toBe('TABLE_FULL');
    expect((await ann.command(id, { do: 'start' })).phase).toBe('playing');
    expect(await ann.refusal(`/tables/${id}`, { do: 'start' })).toBe('WRONG_PHASE');
    expect(await cy.refusal(`/tables/${id}`, { do: 'join' })).toBe('WRONG_PHASE');
  });

  it('a host who leaves hands over, and the last one closes the table', async () => {
    const { id } = (await ann.open({ visibility: 'public' })).table;
    await bob.command(id, { do: 'join' });
    expect(await cy.refusal(`/tables/${id}`, { do: 'leave' })).toBe('NOT_SEATED');
    await ann.command(id, { do: 'leave' });
    const state = (await bob.get<State>(`/tables/${id}`)).body;
    expect(state.table).toMatchObject({ isHost: true, phase: 'waiting' });
    expect(state.table.seats[0].kind).toBe('open');
    expect((await bob.command(id, { do: 'leave' })).phase).toBe('closed');
    expect(await ann.refusal(`/tables/${id}`, { do: 'join' })).toBe('WRONG_PHASE');
    expect((await ann.get<TableSummary[]>('/tables')).body.map((table) => table.id)).not.toContain(id);
  });

  it('everybody at a waiting table is sent its changes', async () => {
    const { id } = (await ann.open()).table;
    const a = await ann.connect();
    await a.watch(id);
    await bob.command(id, { do: 'join' });
    await a.until(() => a.tables.at(-1)?.seats[1].name === 'Bob');
    await bob.send('PATCH', '/me', { name: 'Robert' });
    await a.until(() => a.tables.at(-1)?.seats[1].name === 'Robert');
    await bob.send('PATCH', '/me', { name: 'Bob' });
    await ann.command(id, { do: 'start' });
    const update = await a.until(() => a.updates.at(0));
    expect(update).toMatchObject({ v: 0, events: [], move: null });
    expect(a.tables.at(-1)?.phase).toBe('playing');
  });

  it('seats are drawn at the start if so agreed', async () => {
    const first = new Set<boolean>();
    for (let tries = 0; tries < 40 && first.size < 2; tries++) {
      const plan = {
        seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }],
        drawSeats: true,
        start: true,
      } as const;
      first.add((await ann.open({ ...plan, seats: [...plan.seats] })).table.seats[0].mine);
    }
    expect(first.size).toBe(2);
  });
});

describe('games against bots', () => {
  it('a game against a bot is played to the end and recorded', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'greedy' }], start: true });
    expect((await ann.get<Refused>(`/tables/${table.id}/record`)).body.code).toBe('NOT_FINISHED');
    const a = await ann.connect();
    const end = await playOn(a, table.id);
    expect(end.table.phase).toBe('finished');
    const record = (await ann.get<GameRecord>(`/tables/${table.id}/record`)).body;
    expect(record.names).toEqual(['Ann', 'Bot (greedy)']);
    expect(commitment(end.table.secret ?? '')).toBe(end.table.commitment);
    expect(unwrap(verifyRecord(duel, JSON.stringify(record))).passed).toBe(true);
    const loaded = loadSave(duel, formatSave(record.save));
    expect(loaded.ok && loaded.value.match.outcome()).toEqual(end.game?.view.outcome);
  });

  it('a game against a bot is closed when its only player leaves', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true });
    expect((await ann.command(table.id, { do: 'leave' })).phase).toBe('closed');
    const a = await ann.connect();
    const { game, table: closed } = await a.watch(table.id);
    expect(commitment(closed.secret ?? '')).toBe(closed.commitment);
    expect(codeOf(await a.move(table.id, game?.v ?? 0, firstMove(game)))).toBe('WRONG_PHASE');
  });
});

describe('shared devices', () => {
  it('a shared device shows the view of whoever has to choose', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat', name: 'Eve' }], start: true });
    expect(table.seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ann', true],
      ['Eve', true],
    ]);
    const a = await ann.connect();
    const state = await a.watch(table.id);
    expect(state.game?.view.viewer).toBe(0);
    valueOf(await a.move(table.id, 0, firstMove(state.game)));
    const next = await a.until(() => a.updates.at(0));
    expect(next.view.viewer).toBe(1);
    expect(next.canUndo).toBe(true);
    valueOf(await a.move(table.id, 1, firstMove(next), { seat: 1 }));
    expect((await playOn(a, table.id)).table.phase).toBe('finished');
  });
});

describe('leaving games', () => {
  it('leaving a game of people lets a bot play on at once; the seat can be taken back', async () => {
    const { id } = (await ann.open()).table;
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    const b = await bob.connect();
    await b.watch(id);
    const left = await ann.command(id, { do: 'leave' });
    expect(left.seats[0]).toMatchObject({ standIn: true, name: 'Ann', mine: true });
    const update = await b.until(() => b.updates.find(({ v }) => v === 1));
    expect(update.move?.seat).toBe(0);
    const a = await ann.connect();
    const mine = await a.watch(id);
    expect(codeOf(await a.move(id, 1, firstMove((await b.watch(id)).game)))).toBe('NOT_YOUR_TURN');
    expect(mine.game?.canUndo).toBe(false);
    expect(await bob.refusal(`/tables/${id}`, { do: 'takeBack', seat: 0 })).toBe('NOT_SEATED');
    expect((await ann.command(id, { do: 'takeBack', seat: 0 })).seats[0].standIn).toBe(false);
    expect(codeOf(await a.raw('undo', { table: id, v: 1 }))).toBe('NOTHING_TO_UNDO');
    await ann.command(id, { do: 'leave' });
    expect((await bob.command(id, { do: 'leave' })).phase).toBe('closed');
  });
});

describe('rematches', () => {
  async function finishedGame(): Promise<string> {
    const { id } = (await ann.open()).table;
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await ann.command(id, { do: 'resign' });
    return id;
  }

  const answersOf = ({ seats }: TableInfo): unknown[] => seats.map(({ rematch }) => rematch);

  it('a rematch brings both to the same table with the seats swapped when both have agreed, not before', async () => {
    const id = await finishedGame();
    expect(await cy.refusal(`/tables/${id}`, { do: 'rematch' })).toBe('NOT_SEATED');
    const b = await bob.connect();
    await b.watch(id);
    const [forAnn] = await Promise.all([ann.command(id, { do: 'rematch' }), ann.command(id, { do: 'rematch' })]);
    expect(forAnn.rematch).toBe(null);
    expect(answersOf(forAnn)).toEqual(['agreed', null]);
    expect(answersOf(await b.until(() => b.tables.at(-1)))).toEqual(['agreed', null]);
    const next = (await bob.command(id, { do: 'rematch' })).rematch ?? '';
    await b.until(() => b.tables.find((info) => info.rematch === next));
    expect((await ann.command(id, { do: 'rematch' })).rematch).toBe(next);
    const started = (await bob.get<State>(`/tables/${next}`)).body.table;
    expect(started).toMatchObject({ phase: 'playing' });
    expect(started.seats.map(({ name }) => name)).toEqual(['Bob', 'Ann']);
  });

  it('a rematch that somebody declines is not opened, until they think better of it', async () => {
    const id = await finishedGame();
    expect(await cy.refusal(`/tables/${id}`, { do: 'declineRematch' })).toBe('NOT_SEATED');
    await bob.command(id, { do: 'rematch' });
    const declined = await ann.command(id, { do: 'declineRematch' });
    expect([declined.rematch, answersOf(declined)]).toEqual([null, ['declined', 'agreed']]);
    expect((await bob.command(id, { do: 'rematch' })).rematch).toBe(null);
    expect(answersOf(await bob.command(id, { do: 'declineRematch' }))).toEqual(['declined', 'declined']);
    await bob.command(id, { do: 'rematch' });
    const { rematch } = await ann.command(id, { do: 'rematch' });
    expect(rematch).not.toBe(null);
    expect((await ann.command(id, { do: 'declineRematch' })).rematch).toBe(rematch);
  });

  it('a rematch does not wait for who left the game to a bot: a bot plays there again', async () => {
    const { id } = (await ann.open()).table;
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await ann.command(id, { do: 'leave' });
    await playOn(await bob.connect(), id);
    const { rematch } = await bob.command(id, { do: 'rematch' });
    const next = (await bob.get<State>(`/tables/${rematch}`)).body.table;
    expect(next.phase).toBe('playing');
    expect(next.seats.map(({ kind, guest }) => [kind, guest])).toEqual([
      ['guest', bob.guest.id],
      ['bot', null],
    ]);
  });

  it('a rematch asked for by both at once is one table', async () => {
    const id = await finishedGame();
    const answers = await Promise.all([ann, bob].map((one) => one.command(id, { do: 'rematch' })));
    const opened = new Set(answers.flatMap(({ rematch }) => rematch ?? []));
    expect(opened.size).toBe(1);
    const table = (await ann.get<State>(`/tables/${[...opened][0]}`)).body.table;
    expect(table.phase).toBe('playing');
  });

  it('a rematch against a bot starts at once', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'random' }], start: true });
    expect(await ann.refusal(`/tables/${table.id}`, { do: 'rematch' })).toBe('NOT_FINISHED');
    await playOn(await ann.connect(), table.id);
    const { rematch } = await ann.command(table.id, { do: 'rematch' });
    const next: TableInfo = (await ann.get<State>(`/tables/${rematch}`)).body.table;
    expect(next.phase).toBe('playing');
    expect(next.seats.map(({ kind }) => kind)).toEqual(['bot', 'guest']);
  });
});
