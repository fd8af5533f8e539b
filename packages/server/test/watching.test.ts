import type { WatchableTable } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { beginGame, watchedGame } from './support/games.ts';
import { ManualTime } from './support/manualTime.ts';
import { firstMove, type State, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const time = new ManualTime();
const server = await TestServer.open({ time });
afterAll(() => server.close());

const running = async (client: TestClient): Promise<WatchableTable[]> =>
  (await client.get<WatchableTable[]>('/tables/running')).body;
const stateOf = async (client: TestClient, table: string): Promise<State> =>
  (await client.get<State>(`/tables/${table}`)).body;

/** Whoever has to move plays the first legal move. */
async function play(table: string, players: readonly TestClient[], moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) {
    const states = await Promise.all(players.map((player) => stateOf(player, table)));
    const seat = states.findIndex(({ game }) => (game?.view.decision?.choices?.length ?? 0) > 0);
    const { game } = states[seat];
    await time.pass(1000);
    await players[seat].ask(`/tables/${table}/move`, { v: game?.v, move: firstMove(game) });
  }
}

describe('games to look on at', () => {
  it('are the public ones under way, those of followed people first, then where something happened last', async () => {
    const [ann, bob, cy, eve] = await server.newClients('Ann', 'Bob', 'Cy', 'Eve');
    const first = await beginGame(ann, bob, { visibility: 'public' });
    await time.pass(1000);
    const second = await beginGame(bob, cy, { visibility: 'public' });
    await beginGame(ann, cy);
    const waiting = (await ann.open({ visibility: 'public' })).table.id;
    const listed = async (): Promise<string[]> => (await running(eve)).map(({ id }) => id);
    expect(await listed()).toEqual([second, first]);
    expect(await listed()).not.toContain(waiting);
    await play(first, [ann, bob], 1);
    expect(await listed()).toEqual([first, second]);
    expect((await running(eve))[0]).toMatchObject({ moves: 1, followed: false, yourTurn: false });
    await eve.ask(`/people/${cy.guest.id}`, { relation: 'follow' });
    expect(await listed()).toEqual([second, first]);
    expect((await running(eve))[0].followed).toBe(true);
    await ann.command(first, { do: 'resign' });
    await cy.command(second, { do: 'resign' });
    expect(await listed()).toEqual([]);
  });
});

describe('a table that is shown later', () => {
  const DELAYED = {
    visibility: 'public',
    watchDelay: 2,
    clock: { kind: 'bank', seconds: 600, increment: 5 },
  } as const;

  it('shows players the game as it is, and others as many rounds later as was agreed', async () => {
    const { table, players, sockets, states } = await watchedGame(server, DELAYED);
    const [ann, bob, eve] = players;
    expect(states[2].table.watchDelay).toBe(2);
    await play(table, [ann, bob], 6);
    const [mine, theirs] = await Promise.all([stateOf(ann, table), stateOf(eve, table)]);
    expect([mine.game?.v, theirs.game?.v]).toEqual([6, 2]);
    expect([mine.history?.length, theirs.history?.length]).toEqual([6, 2]);
    expect(theirs.history?.map(({ move }) => move)).toEqual(mine.history?.slice(0, 2).map(({ move }) => move));
    await sockets[2].until(() => sockets[2].updates.at(-1)?.v === 2);
    expect(sockets[2].updates.map(({ v }) => v)).toEqual([0, 0, 0, 0, 1, 2]);
    expect(sockets[2].updates.at(-1)?.events).toEqual(theirs.history?.[1].events);
    expect((await running(eve)).find(({ id }) => id === table)?.moves).toBe(2);
  });

  it.each([
    ['a bank of time', DELAYED.clock, 60_000],
    ['days for each move and for holidays', { kind: 'correspondence', days: 1, holidays: 3 }, 25 * 3_600_000],
  ] as const)('tells those who look on nothing of moves they do not see yet, with %s', async (_, clock, thinking) => {
    const [ann, bob, eve] = await server.newClients('Ann', 'Bob', 'Eve');
    const table = await beginGame(ann, bob, { ...DELAYED, clock });
    const seen = async (): Promise<string> => {
      const { table: info, game, history } = await stateOf(eve, table);
      const clock = { ...game?.clocks, now: 0 };
      const clocks = { ...info.clocks, now: 0 };
      // That somebody asked something counts as a change of the table; what it was is not told.
      return JSON.stringify([{ ...info, clocks, revision: 0 }, { ...game, clocks: clock }, history]);
    };
    const before = await seen();
    await play(table, [ann, bob], 3);
    await time.leap(thinking);
    expect(await seen()).toBe(before);
    await ann.command(table, { do: 'offer', what: 'draw' });
    expect(await seen()).toBe(before);
  });

  it('shows everything once the game is over', async () => {
    const { table, players, sockets } = await watchedGame(server, DELAYED);
    await play(table, players.slice(0, 2), 3);
    await players[0].command(table, { do: 'resign' });
    const last = await sockets[2].until(() => sockets[2].updates.find(({ ended }) => ended !== undefined));
    expect(last.v).toBe(3);
    expect((await stateOf(players[2], table)).history).toHaveLength(3);
  });

  it('shows everything once the table is closed', async () => {
    const { table, players } = await watchedGame(server, DELAYED);
    await play(table, players.slice(0, 2), 3);
    await server.app.context.db.updateTable('tables').set({ phase: 'closed' }).where('id', '=', table).execute();
    await server.app.context.rooms.catchUp(table);
    expect((await stateOf(players[2], table)).history).toHaveLength(3);
  });

  it('refuses a delay nobody would wait for', async () => {
    const ann = await server.newClient('Ann');
    const plan = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }] };
    expect(await ann.refusal('/tables', { ...plan, watchDelay: 11 })).toBe('BAD_REQUEST');
    expect(await ann.refusal('/tables', { ...plan, watchDelay: -1 })).toBe('BAD_REQUEST');
  });
});
