import { LIMITS } from '@pharos/protocol';
import type { WondersView } from '@pharos/wonders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginGame } from './support/games.ts';
import { TestServer } from './support/testServer.ts';
import { codeOf, firstMove, valueOf, type TestClient } from './support/testClient.ts';

let server: TestServer;
let ann: TestClient;
let bob: TestClient;

beforeAll(async () => {
  server = await TestServer.open();
  [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.newClient(name)));
});
afterAll(() => server.close());

async function entriesOf(table: string): Promise<number> {
  const { db } = server.app.context;
  return (await db.selectFrom('log').select('entry').where('table_id', '=', table).execute()).length;
}

it('a move can be taken back and made again often, and not for ever; the game goes on', async () => {
  const { table, game } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true });
  const a = await ann.connect();
  const move = firstMove(game);
  for (let count = 0; count < LIMITS.undosOfSeat; count++) {
    valueOf(await a.move(table.id, 0, move, { seat: 0 }));
    valueOf(await a.raw('undo', { table: table.id, v: 1, seat: 0 }));
  }
  valueOf(await a.move(table.id, 0, move, { seat: 0 }));
  expect(codeOf(await a.raw('undo', { table: table.id, v: 1, seat: 0 }))).toBe('CHANGE_LIMIT');
  expect(await entriesOf(table.id)).toBe(2 * LIMITS.undosOfSeat + 1);
  // What is stored counts after a restart too, and the other seat has its own.
  await server.app.context.rooms.use(table.id, (room) => room.unload());
  expect(codeOf(await a.raw('undo', { table: table.id, v: 1, seat: 0 }))).toBe('CHANGE_LIMIT');
  const { game: next } = await a.watch(table.id);
  expect(next?.canUndo).toBe(false);
  valueOf(await a.move(table.id, 1, firstMove(next), { seat: 1 }));
}, 120_000);

it('a choice can be changed often while the others choose, and not for ever', async () => {
  const seats = [{ kind: 'host' }, { kind: 'hotSeat' }, { kind: 'hotSeat' }] as const;
  const { table } = await ann.open({ game: 'wonders', options: { players: 3 }, seats: [...seats], start: true });
  const a = await ann.connect();
  const choices = async (): Promise<{ v: number; moves: string[] }> => {
    const { game } = await a.watch(table.id);
    const view = game?.view as unknown as WondersView | undefined;
    return { v: game?.v ?? 0, moves: view?.decision?.choices?.map(({ move }) => move) ?? [] };
  };
  const { moves } = await choices();
  valueOf(await a.move(table.id, 0, moves[0], { seat: 0 }));
  for (let count = 0; count < LIMITS.changesOfSeat; count++)
    valueOf(await a.move(table.id, count + 1, moves[count % 2], { seat: 0 }));
  const v = LIMITS.changesOfSeat + 1;
  expect(codeOf(await a.move(table.id, v, moves[0], { seat: 0 }))).toBe('CHANGE_LIMIT');
  expect(await entriesOf(table.id)).toBe(v);
}, 120_000);

it('a seat can be left and taken back often, and not for ever', async () => {
  const id = await beginGame(ann, bob);
  // The game goes on between; where it is over nobody leaves any more.
  const { runningGame: playing } = await server.app.context.rooms.use(id, (room) => room);
  const back = { kind: 'takeBack', seat: 1, text: null, by_bot: false, command: null, at: new Date() } as const;
  for (let count = 0; count < LIMITS.returnsToSeat; count++) {
    playing?.checkLimits(back);
    playing?.apply(back);
  }
  expect(() => playing?.checkLimits(back)).toThrow('times in this game');
  playing?.checkLimits({ ...back, seat: 0 });
});

it('the chat of a table is bounded, however it is mixed with that of other tables', async () => {
  const [one, other] = await Promise.all([ann.open(), ann.open()]);
  const { db } = server.app.context;
  const say = (table: string): Promise<unknown> =>
    db
      .insertInto('chat')
      .values({ table_id: table, guest: ann.guest.id, name: 'Ann', text: 'x', at: new Date() })
      .execute();
  for (let count = 0; count < LIMITS.chatHistory + 20; count++) await say(one.table.id);
  // Every other message is of the other table.
  for (let count = 0; count < 3; count++) {
    await ann.send('POST', `/tables/${one.table.id}/chat`, { text: 'here' });
    await say(other.table.id);
    const stored = await db.selectFrom('chat').select('id').where('table_id', '=', one.table.id).execute();
    expect(stored.length).toBe(LIMITS.chatHistory);
  }
});
