import { loadSave } from '@pharos/core';
import { duel } from '@pharos/duel';
import type { GameRecord, TableCommand, TableInfo, TableSummary } from '@pharos/protocol';
import { LIMITS } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/database.ts';
import { VOTE_MS } from '../src/play/offers.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, firstMove, valueOf, type State, type TestClient, type TestSocket } from './support/testClient.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

let shared: { storage: Storage; close: () => Promise<void> };
let server: TestServer;
let [ann, bob, cy]: TestClient[] = [];
const time = new ManualTime();

beforeAll(async () => {
  shared = await sharedStorage();
  server = await TestServer.open({ storage: shared.storage, time });
  [ann, bob, cy] = await Promise.all(['Ann', 'Bob', 'Cy'].map((name) => server.newClient(name)));
});
afterAll(async () => {
  await server.close();
  await shared.close();
});

const BOT = { kind: 'bot', level: 'random' } as const;

/** A game of Duel under way: Ann first, then Bob. */
async function beginDuel(): Promise<string> {
  const { id } = (await ann.open()).table;
  await bob.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  return id;
}

/** A game of 7 Wonders with Ann, Bob, Cy and a bot. */
async function beginWonders(): Promise<string> {
  const seats = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }, BOT] as const;
  const { id } = (await ann.open({ game: 'wonders', options: { players: 4 }, seats: [...seats] })).table;
  for (const one of [bob, cy]) await one.command(id, { do: 'join' });
  await ann.command(id, { do: 'start' });
  return id;
}

async function watching(table: string, ...clients: TestClient[]): Promise<TestSocket[]> {
  const sockets = await Promise.all(clients.map((one) => one.connect()));
  for (const socket of sockets) await socket.watch(table);
  return sockets;
}

const stateOf = async (client: TestClient, table: string): Promise<State> =>
  (await client.get<State>(`/tables/${table}`)).body;
const refusal = (client: TestClient, table: string, command: TableCommand): Promise<string> =>
  client.refusal(`/tables/${table}`, command);
const kindsOf = async (table: string): Promise<string[]> => {
  const rows = shared.storage.db.selectFrom('log').select(['kind', 'text']).where('table_id', '=', table);
  return (await rows.orderBy('entry').execute()).map(({ kind, text }) => (text === null ? kind : `${kind} ${text}`));
};

/** The table as a server shows it that was started just now. */
async function afterRestart(table: string, client = ann): Promise<State> {
  const other = await TestServer.open({ storage: shared.storage });
  const state = await stateOf(client.at(other.url), table);
  await other.close();
  return state;
}

describe('resigning', () => {
  it('resigning ends the game of two at once: the other one wins, and everybody sees it', async () => {
    const table = await beginDuel();
    const [a, b, c] = await watching(table, ann, bob, cy);
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    // It is Bob's turn: nobody has to wait for that.
    expect((await ann.command(table, { do: 'resign' })).phase).toBe('finished');
    for (const socket of [a, b, c]) {
      const seen = await socket.until(() => socket.updates.find(({ ended }) => ended !== undefined));
      expect(seen).toMatchObject({ v: 1, move: null, ended: { kind: 'resignation', seat: 0 }, canUndo: false });
      expect(seen.view).toMatchObject({ decision: null, outcome: { ending: 'resignation', ranking: [[1], [0]] } });
      await socket.until(() => socket.tables.at(-1)?.phase === 'finished');
    }
    expect(codeOf(await b.move(table, 1, 'pick sphinx'))).toBe('GAME_OVER');
    expect(await refusal(bob, table, { do: 'resign' })).toBe('WRONG_PHASE');
  });

  it('resigning is in the record, which is verified, in the list of finished games and after a restart', async () => {
    const table = await beginDuel();
    await bob.command(table, { do: 'resign' });
    const record = (await ann.get<GameRecord>(`/tables/${table}/record`)).body;
    expect(record.save.ended).toEqual({ kind: 'resignation', seat: 1 });
    const loaded = loadSave(duel, JSON.stringify(record));
    expect(loaded.ok && loaded.value.match.outcome()).toMatchObject({ ending: 'resignation', ranking: [[0], [1]] });
    const mine = (await ann.get<TableSummary[]>('/tables/mine')).body.find(({ id }) => id === table);
    expect(mine).toMatchObject({
      phase: 'finished',
      finished: expect.any(Number) as unknown,
      result: { ending: 'resignation', ranking: [[0], [1]], totals: [expect.any(Number), expect.any(Number)] },
    });
    const { game, table: info } = await afterRestart(table);
    expect(game).toMatchObject({ ended: { kind: 'resignation', seat: 1 }, view: { outcome: { ranking: [[0], [1]] } } });
    expect(info.phase).toBe('finished');
  });

  it('resigning is for two, for one’s own seat, and not before the start', async () => {
    const three = await beginWonders();
    expect(await refusal(ann, three, { do: 'resign' })).toBe('BAD_REQUEST');
    const two = await beginDuel();
    expect(await refusal(cy, two, { do: 'resign' })).toBe('NOT_SEATED');
    expect(await refusal(ann, two, { do: 'resign', seat: 1 })).toBe('NOT_SEATED');
    const { id } = (await ann.open()).table;
    expect(await refusal(ann, id, { do: 'resign' })).toBe('WRONG_PHASE');
    expect(await kindsOf(two)).toEqual([]);
  });

  it('resigning against a bot, or for one seat of a shared device, ends the game as well', async () => {
    const { table } = await ann.open({ seats: [BOT, { kind: 'host' }], start: true });
    await ann.command(table.id, { do: 'resign' });
    expect((await stateOf(ann, table.id)).game?.view.outcome?.ranking).toEqual([[0], [1]]);
    const { table: device } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true });
    await ann.command(device.id, { do: 'resign', seat: 1 });
    expect((await stateOf(ann, device.id)).game?.view.outcome?.ranking).toEqual([[0], [1]]);
  });

  it('resigning is done once, however often it is repeated', async () => {
    const table = await beginDuel();
    const command = { do: 'resign', id: 'enough' } as const;
    expect((await ann.command(table, command)).phase).toBe('finished');
    expect((await ann.command(table, command)).phase).toBe('finished');
    expect(await kindsOf(table)).toEqual(['end resignation']);
  });
});

describe('a draw', () => {
  it('a draw is offered, shown to everybody, survives a restart and ends the game when the other one agrees', async () => {
    const table = await beginDuel();
    const [c] = await watching(table, cy);
    const { offer } = await ann.command(table, { do: 'offer', what: 'draw' });
    expect(offer).toEqual({ id: 1, what: 'draw', seat: 0, agreed: [], asked: [1], until: null });
    expect((await c.until(() => c.tables.at(-1))).offer).toEqual(offer);
    expect((await afterRestart(table)).table.offer).toEqual(offer);
    await server.app.context.rooms.invalidate(table);
    const over = await bob.command(table, { do: 'answer', offer: 1, accept: true });
    expect([over.phase, over.offer]).toEqual(['finished', null]);
    expect((await stateOf(cy, table)).game).toMatchObject({
      ended: { kind: 'draw' },
      view: { outcome: { ending: 'draw', ranking: [[0, 1]] } },
    });
    expect(await kindsOf(table)).toEqual(['offer draw', 'accept', 'end draw']);
  });

  it('a draw that is declined leaves the game as it is, and is not asked for again before the next move', async () => {
    const table = await beginDuel();
    const [a] = await watching(table, ann);
    await ann.command(table, { do: 'offer', what: 'draw' });
    const { offer, closedOffer } = await bob.command(table, { do: 'answer', offer: 1, accept: false });
    expect(offer).toBe(null);
    expect(closedOffer).toEqual({ id: 1, what: 'draw', seat: 0, result: 'declined', by: 1 });
    expect(await refusal(ann, table, { do: 'offer', what: 'draw' })).toBe('OFFER_DECLINED');
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    const asked = await ann.command(table, { do: 'offer', what: 'draw' });
    expect([asked.offer?.id, asked.closedOffer]).toEqual([2, null]);
    expect(await refusal(bob, table, { do: 'answer', offer: 1, accept: true })).toBe('OFFER_CLOSED');
  });

  it('a draw falls away with the next move, and can be withdrawn', async () => {
    const table = await beginDuel();
    const [a, b] = await watching(table, ann, bob);
    await bob.command(table, { do: 'offer', what: 'draw' });
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    await b.until(() => b.tables.at(-1)?.offer === null);
    expect(await refusal(ann, table, { do: 'answer', offer: 1, accept: true })).toBe('OFFER_CLOSED');
    await bob.command(table, { do: 'offer', what: 'draw' });
    expect(await refusal(bob, table, { do: 'answer', offer: 2, accept: true })).toBe('BAD_REQUEST');
    expect((await bob.command(table, { do: 'answer', offer: 2, accept: false })).closedOffer?.result).toBe('withdrawn');
  });

  it('a draw offered by both is agreed', async () => {
    const table = await beginDuel();
    await ann.command(table, { do: 'offer', what: 'draw' });
    expect((await bob.command(table, { do: 'offer', what: 'draw' })).phase).toBe('finished');
  });

  it('a draw is for two people: bots play on, more than two end the game otherwise, and others have no say', async () => {
    const { table } = await ann.open({ seats: [{ kind: 'host' }, BOT], start: true });
    expect(await refusal(ann, table.id, { do: 'offer', what: 'draw' })).toBe('OFFER_DECLINED');
    expect(await refusal(ann, await beginWonders(), { do: 'offer', what: 'draw' })).toBe('BAD_REQUEST');
    const two = await beginDuel();
    expect(await refusal(ann, two, { do: 'offer', what: 'end' })).toBe('BAD_REQUEST');
    expect(await refusal(cy, two, { do: 'offer', what: 'draw' })).toBe('NOT_SEATED');
    await ann.command(two, { do: 'offer', what: 'draw' });
    expect(await refusal(cy, two, { do: 'answer', offer: 1, accept: true })).toBe('NOT_SEATED');
    expect(await refusal(ann, two, { do: 'offer', what: 'draw' })).toBe('OFFER_OPEN');
    await ann.command(two, { do: 'leave' });
    expect((await stateOf(bob, two)).table.offer).toBe(null);
    const { table: device } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true });
    expect((await ann.command(device.id, { do: 'offer', what: 'draw' })).phase).toBe('finished');
  });

  it('offers are counted, so that the log does not grow for ever', async () => {
    const table = await beginDuel();
    for (let count = 1; count <= LIMITS.offersOfSeat; count++) {
      await ann.command(table, { do: 'offer', what: 'draw' });
      await ann.command(table, { do: 'answer', offer: count, accept: false });
    }
    expect(await refusal(ann, table, { do: 'offer', what: 'draw' })).toBe('CHANGE_LIMIT');
    expect((await bob.command(table, { do: 'offer', what: 'draw' })).offer?.seat).toBe(1);
  });
});

describe('the end by agreement', () => {
  const offerOf = async (table: string): Promise<TableInfo['offer']> => (await stateOf(ann, table)).table.offer;

  it('the end by agreement needs all people, no bots, and is not given up by moves', async () => {
    const table = await beginWonders();
    const [a] = await watching(table, ann);
    await ann.command(table, { do: 'offer', what: 'end' });
    const state = await a.watch(table);
    valueOf(await a.move(table, state.game?.v ?? 0, firstMove(state.game)));
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    expect(await offerOf(table)).toMatchObject({ what: 'end', seat: 0, agreed: [1], asked: [2] });
    expect((await cy.command(table, { do: 'answer', offer: 1, accept: true })).phase).toBe('finished');
    const { game } = await stateOf(ann, table);
    expect(game).toMatchObject({
      ended: { kind: 'agreement' },
      view: { outcome: { ending: 'agreement', ranking: [[0, 1, 2, 3]] } },
    });
  });

  it('the end by agreement is off as soon as one declines', async () => {
    const table = await beginWonders();
    await ann.command(table, { do: 'offer', what: 'end' });
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    const { closedOffer, phase } = await cy.command(table, { do: 'answer', offer: 1, accept: false });
    expect([phase, closedOffer?.result, closedOffer?.by]).toEqual(['playing', 'declined', 2]);
  });

  it('the end by agreement comes when the last one who was asked leaves, and at once where only bots are asked', async () => {
    const table = await beginWonders();
    await ann.command(table, { do: 'offer', what: 'end' });
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    expect((await cy.command(table, { do: 'leave' })).phase).toBe('finished');
    const plan = { game: 'wonders', options: { players: 3 }, seats: [{ kind: 'host' } as const, BOT, BOT] };
    const { table: alone } = await ann.open({ ...plan, start: true });
    expect((await ann.command(alone.id, { do: 'offer', what: 'end' })).phase).toBe('finished');
  });

  it('the end by agreement does not wait for who is away for longer than its time', async () => {
    const table = await beginWonders();
    await watching(table, ann, bob);
    await ann.command(table, { do: 'offer', what: 'end' });
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    await time.pass(VOTE_MS - 1000);
    expect((await stateOf(ann, table)).table.phase).toBe('playing');
    await time.pass(2000);
    expect((await stateOf(ann, table)).table.phase).toBe('finished');
    expect((await kindsOf(table)).at(-1)).toBe('end agreement');
  });

  it('the end by agreement lapses when somebody is there and does not answer', async () => {
    const table = await beginWonders();
    await watching(table, ann, bob, cy);
    await ann.command(table, { do: 'offer', what: 'end' });
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    await time.pass(VOTE_MS + 1000);
    const { table: info } = await stateOf(ann, table);
    expect([info.phase, info.offer, info.closedOffer?.result]).toEqual(['playing', null, 'lapsed']);
  });
});

describe('undo between people', () => {
  async function moved(): Promise<{ table: string; a: TestSocket; b: TestSocket }> {
    const table = await beginDuel();
    const [a, b] = await watching(table, ann, bob);
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    return { table, a, b };
  }

  it('undo between people is asked for, and done when the other one agrees, also after a restart', async () => {
    const { table, a, b } = await moved();
    expect(valueOf(await a.raw('undo', { table, v: 1 }))).toEqual({ v: 1 });
    const { offer } = await b.until(() => b.tables.find((info) => (info.offer ?? null) !== null));
    expect(offer).toMatchObject({ id: 1, what: 'undo', seat: 0, asked: [1] });
    expect((await afterRestart(table)).table.offer).toEqual(offer);
    await server.app.context.rooms.invalidate(table);
    expect((await stateOf(ann, table)).game?.v).toBe(1);
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    expect(await b.until(() => b.updates.find(({ v, move }) => v === 0 && move === null))).toMatchObject({
      events: [],
    });
    expect((await stateOf(ann, table)).table.offer).toBe(null);
    expect((await kindsOf(table)).slice(1)).toEqual(['offer undo', 'accept', 'undo']);
  });

  it('undo between people is not done when the other one declines or moves', async () => {
    const { table, a, b } = await moved();
    valueOf(await a.raw('undo', { table, v: 1 }));
    expect(codeOf(await a.raw('undo', { table, v: 1 }))).toBe('OFFER_OPEN');
    await bob.command(table, { do: 'answer', offer: 1, accept: false });
    expect(codeOf(await a.raw('undo', { table, v: 1 }))).toBe('OFFER_DECLINED');
    const other = await moved();
    valueOf(await other.a.raw('undo', { table: other.table, v: 1 }));
    valueOf(await other.b.move(other.table, 1, firstMove((await other.b.watch(other.table)).game)));
    expect((await stateOf(ann, other.table)).table.offer).toBe(null);
    expect(await refusal(bob, other.table, { do: 'answer', offer: 1, accept: true })).toBe('OFFER_CLOSED');
    expect((await b.watch(table)).game?.v).toBe(1);
  });

  it('undo between people is not asked for what cannot be taken back', async () => {
    const { table, a, b } = await moved();
    expect(codeOf(await b.raw('undo', { table, v: 1 }))).toBe('NOTHING_TO_UNDO');
    expect(codeOf(await a.raw('undo', { table, v: 0 }))).toBe('STALE');
    let { game } = await b.watch(table);
    for (const socket of [b, b]) {
      valueOf(await socket.move(table, game?.v ?? 0, firstMove(game)));
      ({ game } = await b.watch(table));
    }
    // The fourth pick turns over the next four Wonders.
    expect(codeOf(await b.raw('undo', { table, v: game?.v }))).toBe('UNDO_REVEALED');
    expect((await stateOf(ann, table)).table.offer).toBe(null);
  });

  it('undo between people needs nobody’s leave as long as the choice lies face down', async () => {
    const seats = [{ kind: 'host' }, { kind: 'open' }, { kind: 'open' }] as const;
    const { id } = (await ann.open({ game: 'wonders', options: { players: 3 }, seats: [...seats] })).table;
    for (const one of [bob, cy]) await one.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    const [a] = await watching(id, ann);
    valueOf(await a.move(id, 0, firstMove((await a.watch(id)).game)));
    expect(valueOf(await a.raw('undo', { table: id, v: 1 }))).toEqual({ v: 0 });
    expect(await kindsOf(id)).toEqual([expect.stringMatching(/^move /), 'undo']);
  });
});
