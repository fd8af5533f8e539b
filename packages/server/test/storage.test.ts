import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/database.ts';
import { DATABASES } from './support/database.ts';
import { logOf } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';
import { codeOf, firstMove, valueOf, type State, type TestClient } from './support/testClient.ts';

describe.each(DATABASES)('the log in $name', ({ open }) => {
  let shared: { storage: Storage; close: () => Promise<void> };
  let server: TestServer;
  let ann: TestClient;

  beforeAll(async () => {
    shared = await sharedStorage(open);
    server = await TestServer.open({ storage: shared.storage });
    ann = await server.newClient('Ann');
  });
  afterAll(async () => {
    await server.close();
    await shared.close();
  });

  /** A game on one device with a few moves, one of them taken back. */
  async function someGame(): Promise<string> {
    const plan = { seats: [{ kind: 'host' }, { kind: 'hotSeat' }], start: true } as const;
    const { id } = (await ann.open({ ...plan, seats: [...plan.seats] })).table;
    const a = await ann.connect();
    let { game } = await a.watch(id);
    for (let v = 0; v < 2; v++) {
      valueOf(await a.move(id, v, firstMove(game)));
      ({ game } = await a.watch(id));
    }
    valueOf(await a.raw('undo', { table: id, v: 2 }));
    ({ game } = await a.watch(id));
    valueOf(await a.move(id, 1, game?.view.decision?.choices?.at(-1)?.move ?? ''));
    a.close();
    return id;
  }

  it('the log is never changed: an undo is an entry of its own', async () => {
    const id = await someGame();
    const rows = await logOf(shared.storage.db, id);
    expect(rows.map(({ kind, version }) => [kind, version])).toEqual([
      ['move', 1],
      ['move', 2],
      ['undo', 1],
      ['move', 2],
    ]);
  });

  it('the log gives the same game to another server', async () => {
    const id = await someGame();
    const here = (await ann.get<State>(`/tables/${id}`)).body;
    const other = await TestServer.open({ storage: shared.storage });
    const answer = await fetch(`${other.url}/api/v1/tables/${id}`, { headers: { cookie: ann.cookie } });
    const there = (await answer.json()) as State;
    expect(there.game?.view).toEqual(here.game?.view);
    expect(there.game?.canUndo).toBe(here.game?.canUndo);
    expect(there.table.commitment).toBe(here.table.commitment);
    await other.close();
  });

  it('the log decides between moves that two servers make at once', async () => {
    const id = await someGame();
    const other = await TestServer.open({ storage: shared.storage });
    const look = async (url: string): Promise<State> =>
      (await (await fetch(`${url}/api/v1/tables/${id}`, { headers: { cookie: ann.cookie } })).json()) as State;
    const [here] = await Promise.all([look(server.url), look(other.url)]);
    const body = JSON.stringify({ v: 2, move: firstMove(here.game) });
    const post = (url: string): Promise<Response> =>
      fetch(`${url}/api/v1/tables/${id}/move`, {
        method: 'POST',
        headers: { cookie: ann.cookie, 'content-type': 'application/json' },
        body,
      });
    const answers = await Promise.all([post(server.url), post(other.url)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await look(server.url)).game?.v).toBe(3);
    expect((await look(other.url)).game?.v).toBe(3);
    await other.close();
  });

  it('the log brings back games that were put out of memory', async () => {
    const small = await TestServer.open({ storage: shared.storage }, { maxRooms: 2 });
    const ids = [await someGame(), await someGame(), await someGame(), await someGame()];
    for (const id of [...ids, ...ids]) {
      const answer = await fetch(`${small.url}/api/v1/tables/${id}`, { headers: { cookie: ann.cookie } });
      expect(((await answer.json()) as State).game?.v).toBe(2);
    }
    expect(small.app.context.rooms.size).toBeLessThanOrEqual(2);
    await small.close();
  });

  it('a log that the present rules refuse leaves the game readable', async () => {
    const id = await someGame();
    await shared.storage.db
      .updateTable('log')
      .set({ text: 'pick nothing' })
      .where('table_id', '=', id)
      .where('entry', '=', 2)
      .execute();
    await server.app.context.rooms.invalidate(id);
    const state = (await ann.get<State>(`/tables/${id}`)).body;
    expect(state.game?.v).toBe(1);
    const a = await ann.connect();
    expect(codeOf(await a.move(id, 1, 'pick piraeus'))).toBe('GAME_STOPPED');
  });
});
