import type { ClassRating, GameRecord, PlanChoices, TableRatings } from '@pharos/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildRatings } from '../src/ratings/rebuildRatings.ts';
import { openStorage } from '../src/storage/database.ts';
import { BuiltServer, buildServer } from './support/builtServer.ts';
import { beginGame } from './support/games.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { firstMove, TestClient, TestSocket, type State } from './support/testClient.ts';

const data = temporaryFolder('data');
const KILLS = 10;
const RATED_KILLS = 2;
const GAMES_AT_ONCE = 4;

let server: BuiltServer;

beforeAll(async () => {
  await buildServer();
  server = await BuiltServer.start(data);
}, 120_000);
afterAll(() => server.end('SIGTERM'));

/** What was acknowledged, in order: move by move, as the player knows it. */
const acknowledged: { v: number; move: string }[] = [];

/** Plays moves until told to stop or the game is over; answers whether it is. */
async function play(url: string, cookie: string, table: string, moves: number): Promise<boolean> {
  const connection = await TestSocket.open(url, { cookie });
  try {
    let { game } = await connection.watch(table);
    for (const { v, move } of acknowledged) expect(game?.v, `${v} ${move}`).toBeGreaterThanOrEqual(v);
    for (let made = 0; made < moves && game?.view.outcome === null;) {
      if (game.view.decision?.choices) {
        const move = firstMove(game);
        const answer = await connection.move(table, game.v, move);
        if (answer.ok) acknowledged.push({ v: answer.value.v, move });
        made++;
      }
      const seen: number = game.v;
      game = await connection.until(() => connection.updates.find(({ v }) => v > seen));
    }
    return game?.view.outcome !== null;
  } finally {
    connection.close();
  }
}

it(`a server loses nothing acknowledged when it is killed ${KILLS} times in mid-game`, async () => {
  const ann = await TestClient.create(server.url, 'Ann');
  const { table } = await ann.open({ seats: [{ kind: 'host' }, { kind: 'bot', level: 'greedy' }], start: true });
  for (let kills = 0; kills < KILLS; kills++) {
    const isOver = await play(server.url, ann.cookie, table.id, 2);
    expect(isOver).toBe(false);
    // In the middle of things: the bot is about to answer, and a message of ours is on its way.
    void fetch(`${server.url}/api/v1/tables/${table.id}/chat`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text: `kill ${kills}` }),
    }).catch(() => undefined);
    await server.end('SIGKILL');
    server = await BuiltServer.start(data);
  }
  expect(await play(server.url, ann.cookie, table.id, 1000)).toBe(true);

  const answer = await fetch(`${server.url}/api/v1/tables/${table.id}/record`, { headers: { cookie: ann.cookie } });
  const { save } = (await answer.json()) as GameRecord;
  expect(acknowledged.length).toBeGreaterThan(20);
  for (const { v, move } of acknowledged) expect(save.moves[v - 1]).toBe(`0 ${move}`);
}, 180_000);

/** Kills the server as soon as the first of many requests is answered. */
async function killAmong(requests: readonly Promise<unknown>[]): Promise<void> {
  await Promise.race(requests);
  await Promise.all([server.end('SIGKILL'), Promise.allSettled(requests)]);
  server = await BuiltServer.start(data);
}

it('what was planned before a kill is answered once, also if the server is killed with the move it answers', async () => {
  const people = [await TestClient.create(server.url, 'Eve'), await TestClient.create(server.url, 'Flo')];
  const clock = { kind: 'correspondence', days: 3, holidays: 0 } as const;
  const games: { table: string; line: string[] }[] = [];
  for (let game = 0; game < GAMES_AT_ONCE; game++) {
    const table = await beginGame(people[0], people[1], { clock, drawSeats: false, options: { wonders: 'beginner' } });
    const line: string[] = [];
    while (line.length < 4) {
      const { next } = await people[1].ask<PlanChoices>(`/tables/${table}/plan/choices`, { v: 0, moves: line });
      line.push(next?.choices.find(({ move }) => move.startsWith('discard'))?.move ?? '');
    }
    games.push({ table, line });
  }
  const at = (seat: number): TestClient => people[seat].at(server.url);
  await killAmong(games.map(({ table, line }) => at(1).send('PUT', `/tables/${table}/plan`, { v: 0, lines: [line] })));
  // Who was not answered asks again.
  for (const { table, line } of games)
    expect((await at(1).send('PUT', `/tables/${table}/plan`, { v: 0, lines: [line] })).status).toBe(200);
  for (const turn of [0, 1]) {
    const sendAll = (): Promise<{ body: unknown }>[] =>
      games.map(({ table, line }) =>
        at(0).send('POST', `/tables/${table}/move`, { v: 2 * turn, move: line[2 * turn], id: `turn${turn}` }),
      );
    await killAmong(sendAll());
    for (const { body } of await Promise.all(sendAll())) expect(body).toEqual({ v: 2 * turn + 1 });
  }
  for (const { table } of games) {
    const { game, history } = (await at(1).get<State>(`/tables/${table}`)).body;
    expect([game?.v, game?.planned, history?.map(({ move }) => move.seat)]).toEqual([4, undefined, [0, 1, 0, 1]]);
  }
}, 180_000);

it('rated games that end while the server is killed count once each, and none is lost', async () => {
  const clients = [await TestClient.create(server.url, 'Cy'), await TestClient.create(server.url, 'Dot')];
  const kept = await Promise.all(clients.map(async (one) => one.after(await one.send('POST', '/me/keep', {}))));
  const tables: string[] = [];
  const people = (): TestClient[] => kept.map((one) => one.at(server.url));
  for (let kills = 0; kills < RATED_KILLS; kills++) {
    const [cy, dot] = people();
    const begun = [];
    for (let game = 0; game < GAMES_AT_ONCE; game++) {
      const { id } = (await cy.open({ rated: true, clock: { kind: 'bank', seconds: 600, increment: 5 } })).table;
      await dot.command(id, { do: 'join', rated: true });
      await cy.command(id, { do: 'start' });
      begun.push(id);
    }
    await killAmong(begun.map((id) => dot.command(id, { do: 'resign' })));
    tables.push(...begun);
  }
  const [cy, dot] = people();
  for (const id of tables) {
    const { phase } = (await cy.get<State>(`/tables/${id}`)).body.table;
    if (phase === 'playing') await dot.command(id, { do: 'resign' });
    const { seats } = (await cy.get<TableRatings>(`/tables/${id}/ratings`)).body;
    expect(seats.map(({ after }) => after !== null)).toEqual([true, true]);
  }
  const [rating] = (await cy.get<ClassRating[]>(`/players/${cy.guest.id}/ratings`)).body;
  expect(rating.games).toBe(tables.length);

  await server.end('SIGTERM');
  const storage = await openStorage({ kind: 'folder', folder: data }, () => undefined);
  const counted = await storage.db.selectFrom('rating_events').select('table_id').execute();
  expect(counted).toHaveLength(tables.length);
  expect(new Set(counted.map(({ table_id }) => table_id))).toEqual(new Set(tables));
  expect(await rebuildRatings(storage.db)).toEqual({ games: tables.length, ratings: 2, changed: 0 });
  await storage.close();
  server = await BuiltServer.start(data);
}, 180_000);

it('a server keeps a second one out of its folder, and ends in order', async () => {
  await expect(BuiltServer.start(data)).rejects.toThrow('in use by process');
  expect(await server.end('SIGTERM')).toBe(0);
  server = await BuiltServer.start(data);
});
