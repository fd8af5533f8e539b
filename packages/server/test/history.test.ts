import { firstSeat, Match, unwrap, type Played } from '@pharos/core';
import { duel } from '@pharos/duel';
import { afterAll, describe, expect, it } from 'vitest';
import { beginGame } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';
import { firstMove, valueOf, type State, type TestClient } from './support/testClient.ts';

const shared = await sharedStorage();
const server = await TestServer.open({ storage: shared.storage });
const [ann, bob] = await server.newClients('Ann', 'Bob');
afterAll(async () => {
  await server.close();
  await shared.close();
});

const historyOf = async (client: TestClient, table: string): Promise<State['history']> =>
  (await client.get<State>(`/tables/${table}`)).body.history;

/** In this deal the first seat can build the Great Library early. */
const SEED = '10';

interface Written {
  readonly log: readonly Played[];
  readonly toAct: number;
  readonly drawn: readonly string[];
}

/** A game up to the moment the tokens of the Great Library are drawn. */
function libraryGame(): Written {
  const match = Match.deal(duel, duel.readOptions({}), SEED);
  for (;;) {
    const seat = firstSeat(match.toAct());
    const moves = match.legalMoves(seat);
    const library = moves.find((move) => move.includes('great-library'));
    const wanted = library ?? moves.find((move) => move.startsWith('build '));
    const drawn = unwrap(match.play(seat, wanted ?? moves[0])).find((event) => event.type === 'tokensDrawn');
    if (drawn) return { log: match.log, toAct: match.toAct(), drawn: drawn.tokens ?? [] };
  }
}

/** Replaces a game that has just begun by another one, as if it had been played and the server started anew. */
async function rewrite(table: string, { log, toAct }: Written): Promise<void> {
  const { db } = shared.storage;
  const common = { table_id: table, kind: 'move', by_bot: false, command: null, at: new Date() } as const;
  const rows = log.map(({ seat, text }, index) => ({ ...common, entry: index + 1, version: index + 1, seat, text }));
  await server.app.context.rooms.use(table, async (room) => {
    await db.updateTable('tables').set({ seed: SEED, to_act: toAct }).where('id', '=', table).execute();
    await db.insertInto('log').values(rows).execute();
    room.unload();
  });
}

describe('the history of a table', () => {
  it('the history is empty before the first move', async () => {
    expect((await ann.open()).history).toEqual([]);
    expect(await historyOf(ann, await beginGame(ann, bob))).toEqual([]);
  });

  it('the history has every move as it was sent when it was made, without those taken back', async () => {
    const table = await beginGame(ann, bob);
    const a = await ann.connect();
    valueOf(await a.move(table, 0, firstMove((await a.watch(table)).game)));
    valueOf(await a.raw('undo', { table, v: 1 }));
    await bob.command(table, { do: 'answer', offer: 1, accept: true });
    expect((await a.watch(table)).history).toEqual([]);
    const other = (await a.watch(table)).game?.view.decision?.choices?.at(-1)?.move ?? '';
    valueOf(await a.move(table, 0, other));
    const b = await bob.connect();
    valueOf(await b.move(table, 1, firstMove((await b.watch(table)).game)));
    await a.until(() => a.updates.at(-1)?.v === 2);
    const told = a.updates.slice(-2).map(({ v, move, events }) => ({ v, move, events }));
    expect(told[0].move).toEqual({ seat: 0 });
    expect((await a.watch(table)).history).toEqual(told);
    expect(await historyOf(bob, table)).toEqual(told);
  });

  it('the history shows the tokens drawn for the Great Library to nobody but whoever drew them', async () => {
    const table = await beginGame(ann, bob);
    const game = libraryGame();
    await rewrite(table, game);
    const drawnIn = async (client: TestClient): Promise<unknown> =>
      (await historyOf(client, table))?.at(-1)?.events.find((event) => event.type === 'tokensDrawn');
    expect(game.drawn).toHaveLength(3);
    expect(await drawnIn(ann)).toMatchObject({ seat: 0, count: 3, tokens: game.drawn });
    expect(await drawnIn(bob)).toMatchObject({ seat: 0, count: 3, tokens: null });
    expect(await drawnIn(await server.newClient())).toMatchObject({ seat: 0, count: 3, tokens: null });
    const nameless = (await (await fetch(`${server.url}/api/v1/tables/${table}`)).json()) as State;
    for (const history of [await historyOf(bob, table), nameless.history]) {
      expect(history).toHaveLength(game.log.length);
      for (const token of game.drawn) expect(JSON.stringify(history)).not.toContain(token);
    }
  });
});
