import { afterAll, describe, expect, it } from 'vitest';
import { beginGame } from './support/games.ts';
import { TestServer } from './support/testServer.ts';
import { codeOf, TestSocket, firstMove, valueOf, type State } from './support/testClient.ts';

const server = await TestServer.open({}, { messageRate: { burst: 60, perSecond: 20 } });
const [ann, bob] = await server.newClients('Ann', 'Bob');
afterAll(() => server.close());

/** A game that has just begun, which both players watch. */
async function playedByTwo(): Promise<{ table: string; a: TestSocket; b: TestSocket; state: State }> {
  const table = await beginGame(ann, bob);
  const [a, b] = [await ann.connect(), await bob.connect()];
  const state = await a.watch(table);
  await b.watch(table);
  return { table, a, b, state };
}

describe('moves', () => {
  it('moves reach everybody at the table, each with their own view', async () => {
    const { table, a, b, state } = await playedByTwo();
    const move = firstMove(state.game);
    expect(valueOf(await a.move(table, 0, move))).toEqual({ v: 1 });
    const forAnn = await a.until(() => a.updates.at(0));
    const forBob = await b.until(() => b.updates.at(0));
    expect([forAnn.v, forBob.v]).toEqual([1, 1]);
    expect(forAnn.move).toEqual({ seat: 0 });
    expect(forBob.events).toEqual(forAnn.events);
    expect([forAnn.view.viewer, forBob.view.viewer]).toEqual([0, 1]);
    expect(forAnn.view.decision?.choices).toBeNull();
    expect(forBob.view.decision?.choices?.length).toBeGreaterThan(0);
  });

  it('moves are refused when stale, illegal, meaningless, out of turn or for another seat', async () => {
    const table = await beginGame(ann, bob);
    const [a, b] = [await ann.connect(), await bob.connect()];
    const move = firstMove((await a.watch(table)).game);
    expect(codeOf(await a.move(table, 7, move))).toBe('STALE');
    expect(codeOf(await a.move(table, 0, 'dance wildly'))).toBe('BAD_NOTATION');
    expect(codeOf(await a.move(table, 0, 'decline'))).toBe('ILLEGAL_MOVE');
    expect(codeOf(await b.move(table, 0, move))).toBe('NOT_YOUR_TURN');
    expect(codeOf(await b.move(table, 0, move, { seat: 0 }))).toBe('NOT_SEATED');
    expect((await a.watch(table)).game?.v).toBe(0);
  });

  it('moves are refused from spectators', async () => {
    const table = await beginGame(ann, bob);
    const cy = await server.newClient('Cy');
    const c = await cy.connect();
    const state = await c.watch(table);
    expect(state.game?.view.viewer).toBeNull();
    expect(state.table.seats.map((seat) => seat.mine)).toEqual([false, false]);
    const move = firstMove((await ann.get<State>(`/tables/${table}`)).body.game);
    expect(codeOf(await c.move(table, 0, move))).toBe('NOT_SEATED');
    expect(codeOf(await c.move(table, 0, move, { seat: 0 }))).toBe('NOT_SEATED');
  });

  it('moves with the same id are acknowledged twice and played once', async () => {
    const table = await beginGame(ann, bob);
    const a = await ann.connect();
    const move = firstMove((await a.watch(table)).game);
    const answers = await Promise.all([
      a.move(table, 0, move, { id: 'one' }),
      a.move(table, 0, move, { id: 'one' }),
      ann.send('POST', `/tables/${table}/move`, { v: 0, move, id: 'one' }),
    ]);
    expect(answers[0]).toEqual({ ok: true, value: { v: 1 } });
    expect(answers[1]).toEqual({ ok: true, value: { v: 1 } });
    expect(answers[2].body).toEqual({ v: 1 });
    expect((await a.watch(table)).game?.v).toBe(1);
  });

  it('moves of two players with the same id are two moves', async () => {
    const table = await beginGame(ann, bob);
    const [a, b] = [await ann.connect(), await bob.connect()];
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game), { id: '1' }));
    valueOf(await b.move(table, 1, firstMove((await b.watch(table)).game), { id: '1' }));
    expect((await a.watch(table)).game?.v).toBe(2);
  });

  it('moves sent at once from two windows are played once', async () => {
    const table = await beginGame(ann, bob);
    const [one, two] = [await ann.connect(), await ann.connect()];
    const move = firstMove((await one.watch(table)).game);
    const codes = (await Promise.all([one.move(table, 0, move), two.move(table, 0, move)])).map(codeOf);
    expect(codes).toEqual(['OK', 'STALE']);
  });

  it('moves are refused before the start', async () => {
    const { table } = await ann.open();
    const a = await ann.connect();
    expect(codeOf(await a.move(table.id, 0, 'pick piraeus'))).toBe('NOT_STARTED');
  });
});

describe('watching', () => {
  it('watching again after a gap gives the whole state', async () => {
    const table = await beginGame(ann, bob);
    const [a, b] = [await ann.connect(), await bob.connect()];
    await b.watch(table);
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    b.close();
    valueOf(await bob.connect().then(async (c) => c.move(table, 1, firstMove((await c.watch(table)).game))));
    const again = await bob.connect();
    const state = await again.watch(table);
    expect(state.game).toMatchObject({ v: 2, events: [], move: null });
    expect(state.game?.view).toEqual((await bob.get<State>(`/tables/${table}`)).body.game?.view);
  });

  it('watching ends with unwatch and at the connection’s end', async () => {
    const table = await beginGame(ann, bob);
    const [a, b] = [await ann.connect(), await bob.connect()];
    await b.watch(table);
    expect(await b.raw('unwatch', { table })).toEqual({ ok: true, value: null });
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    const state = await b.watch(table);
    expect(state.game?.v).toBe(1);
    expect(b.updates).toEqual([]);
    b.close();
    await a.until(() => a.tables.at(-1)?.seats[1].connected === false);
  });

  it('watching shows who is there and how many look on', async () => {
    const table = await beginGame(ann, bob);
    const a = await ann.connect();
    const first = await a.watch(table);
    expect(first.table.seats.map((seat) => seat.connected)).toEqual([true, false]);
    const [one, two] = [await bob.connect(), await bob.connect()];
    await one.watch(table);
    await two.watch(table);
    const c = await (await server.newClient()).connect();
    await c.watch(table);
    await a.until(() => a.tables.at(-1)?.spectators === 1 && a.tables.at(-1)?.seats[1].connected === true);
    one.close();
    c.close();
    await a.until(() => a.tables.at(-1)?.spectators === 0);
    expect(a.tables.at(-1)?.seats[1].connected).toBe(true);
    two.close();
    await a.until(() => a.tables.at(-1)?.seats[1].connected === false);
  });

  it('watching an unknown table is refused', async () => {
    const a = await ann.connect();
    expect(codeOf(await a.raw('watch', { table: 'aaaaaaaaaa' }))).toBe('NOT_FOUND');
    expect((await ann.get('/tables/aaaaaaaaaa')).status).toBe(404);
  });
});

describe('undo', () => {
  it('undo takes the last move back for everybody, once the other one agrees', async () => {
    const { table, a, b, state: before } = await playedByTwo();
    valueOf(await a.move(table, 0, firstMove(before.game)));
    const made = await a.until(() => a.updates.at(0));
    expect(made.canUndo).toBe(true);
    expect((await b.until(() => b.updates.at(0))).canUndo).toBe(false);
    expect(codeOf(await b.raw('undo', { table, v: 1 }))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(await a.raw('undo', { table, v: 0 }))).toBe('STALE');
    expect(await a.raw('undo', { table, v: 1 })).toEqual({ ok: true, value: { v: 1 } });
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    const undone = await b.until(() => b.updates.at(1));
    expect(undone).toMatchObject({ v: 0, events: [], move: null });
    expect((await a.watch(table)).game?.view).toEqual(before.game?.view);
    expect(codeOf(await a.raw('undo', { table, v: 0 }))).toBe('NOTHING_TO_UNDO');
  });

  it('undo is refused once something was revealed', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat', name: 'Eve' }], start: true });
    const a = await ann.connect();
    let state = await a.watch(table.id);
    // The fourth pick turns over the next four Wonders.
    for (let v = 0; v < 3; v++) {
      valueOf(await a.move(table.id, v, firstMove(state.game)));
      state = await a.watch(table.id);
    }
    expect(state.game?.canUndo).toBe(false);
    expect(codeOf(await a.raw('undo', { table: table.id, v: state.game?.v }))).toBe('UNDO_REVEALED');
  });
});

describe('malformed messages', () => {
  const garbage: [string, unknown][] = [
    ['watch', null],
    ['watch', 'duel'],
    ['watch', { table: '../etc' }],
    ['watch', { table: 5 }],
    ['move', {}],
    ['move', { table: 'aaaaaaaaaa', v: -1, move: 'x' }],
    ['move', { table: 'aaaaaaaaaa', v: 0.5, move: 'x' }],
    ['move', { table: 'aaaaaaaaaa', v: 0, move: 'x'.repeat(121) }],
    ['move', { table: 'aaaaaaaaaa', v: 0, move: ['x'] }],
    ['undo', { table: 'aaaaaaaaaa', v: 'last' }],
    ['table', { table: 'aaaaaaaaaa', command: { do: 'explode' } }],
    ['table', { table: 'aaaaaaaaaa' }],
    ['chat', { table: 'aaaaaaaaaa', text: '' }],
    ['chat', { table: 'aaaaaaaaaa', text: 'x'.repeat(301) }],
  ];

  it.each(garbage)('malformed messages are bad requests: %s %#', async (name, message) => {
    const a = await ann.connect();
    expect(codeOf(await a.raw(name, message))).toBe('BAD_REQUEST');
    a.close();
  });

  it('malformed messages that ask for no answer do no harm', async () => {
    const a = await ann.connect();
    const send = a.socket as unknown as { emit(name: string, ...rest: unknown[]): void };
    send.emit('watch');
    send.emit('move', { v: 1 });
    send.emit('chat', 'x', 'y', 'z');
    send.emit('nonsense', { deep: [[[[]]]] });
    expect(codeOf(await a.raw('watch', { table: 'aaaaaaaaaa' }))).toBe('NOT_FOUND');
  });

  it('messages that are too large end the connection', async () => {
    const a = await ann.connect();
    const gone = new Promise((resolve) => a.socket.once('disconnect', resolve));
    a.socket.emit('chat', { table: 'aaaaaaaaaa', text: 'x'.repeat(100_000) }, () => undefined);
    await gone;
    const again = await ann.connect();
    expect(codeOf(await again.raw('watch', { table: 'aaaaaaaaaa' }))).toBe('NOT_FOUND');
  });

  it('messages in a flood are refused, over however many connections', async () => {
    const client = await server.newClient();
    const [a, b] = [await client.connect(), await client.connect()];
    const began = performance.now();
    const flood = Array.from({ length: 100 }, () =>
      [a, b].map((one) => one.raw('watch', { table: 'aaaaaaaaaa' })),
    ).flat();
    const codes = (await Promise.all(flood)).map(codeOf);
    const seconds = (performance.now() - began) / 1000;
    const accepted = codes.filter((code) => code === 'NOT_FOUND').length;
    // Sixty may be sent at once, of which one connection has fifty under way at most; then twenty a second.
    expect(accepted).toBeGreaterThanOrEqual(50);
    expect(accepted).toBeLessThanOrEqual(60 + Math.ceil(20 * seconds));
    expect(codes).toContain('RATE_LIMITED');
  });
});

describe('sockets', () => {
  it('sockets need an identity that is not forged', async () => {
    await expect(TestSocket.open(server.url, {})).rejects.toThrow('UNAUTHORIZED');
    const forged = ann.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    await expect(TestSocket.open(server.url, { cookie: forged })).rejects.toThrow('UNAUTHORIZED');
    await expect(TestSocket.open(server.url, {}, { token: 'ann.xyz' })).rejects.toThrow('UNAUTHORIZED');
  });

  it('sockets accept the token of a program', async () => {
    const { token } = (await ann.send<{ token: string }>('POST', '/me/token', {})).body;
    const program = await TestSocket.open(server.url, {}, { token });
    const table = await beginGame(ann, bob);
    expect((await program.watch(table)).table.seats[0].mine).toBe(true);
    program.close();
  });

  it('sockets of other sites are refused', async () => {
    const headers = { cookie: ann.cookie, origin: 'https://evil.example' };
    await expect(TestSocket.open(server.url, headers)).rejects.toThrow();
    const own = await TestSocket.open(server.url, { ...headers, origin: server.url });
    own.close();
  });
});

describe('whole games', () => {
  it('a whole game of two people gives no view a card that lies face down, and the secret only at the end', async () => {
    // A game is played faster here than people may: by two who have not yet used up any of their messages.
    const people = await server.newClients('Cleo', 'Dion');
    const table = await beginGame(people[0], people[1]);
    const players = await Promise.all(people.map((client) => client.connect()));
    const cy = await (await server.newClient()).connect();
    await cy.watch(table);
    const state = await players[0].watch(table);
    await players[1].watch(table);
    const { commitment, secret } = state.table;
    expect(secret).toBeNull();
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    for (let v = 0; (cy.updates.at(-1)?.view.outcome ?? null) === null; v++) {
      const mover = players[cy.updates.at(-1)?.view.decision?.seat ?? 0];
      valueOf(await mover.move(table, v, firstMove(v === 0 ? state.game : (mover.updates.at(-1) ?? null))));
      await Promise.all([...players, cy].map((one) => one.until(() => one.updates.at(-1)?.v === v + 1)));
    }
    const hidden = cy.updates.flatMap(({ view }) => view.structure.filter((slot) => slot.card === null));
    expect(hidden.length).toBeGreaterThan(100);
    expect(hidden.every((slot) => slot.payments === null)).toBe(true);
    expect(cy.updates.every(({ view }) => view.decision === null || view.decision.choices === null)).toBe(true);
    const end = await cy.until(() => cy.tables.find((info) => info.phase === 'finished'));
    expect(end.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(end.commitment).toBe(commitment);
    expect(JSON.stringify(cy.updates)).not.toContain(end.secret);
    expect(codeOf(await players[0].move(table, cy.updates.length, 'decline'))).toBe('GAME_OVER');
  });
});
