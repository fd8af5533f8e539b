import type { ClassRating, Leaderboard, RatingHistory, TableInfo, TableRatings } from '@pharos/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildRatings } from '../src/ratings/rebuildRatings.ts';
import { keepWithPasskey } from './support/authenticator.ts';
import { ManualTime } from './support/manualTime.ts';
import { codeOf, firstMove, type TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const CLOCK = { kind: 'bank', seconds: 600, increment: 5 } as const;
const RATED = { rated: true, clock: CLOCK } as const;

describe('rated tables', () => {
  const time = new ManualTime();
  let server: TestServer;
  let [ann, bob, guest]: TestClient[] = [];

  beforeAll(async () => {
    server = await TestServer.open({ time });
    const [first, second, third] = await server.newClients('Ann', 'Bob', 'Cy');
    ann = (await keepWithPasskey(first)).client;
    bob = (await keepWithPasskey(second)).client;
    guest = third;
  });
  afterAll(() => server.close());

  const openRefused = (client: TestClient, plan: object): Promise<string> =>
    client.refusal('/tables', { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], ...plan });

  /** A rated game of Ann and Bob under way. */
  async function begin(): Promise<string> {
    const { id } = (await ann.open(RATED)).table;
    await bob.command(id, { do: 'join', rated: true });
    await ann.command(id, { do: 'start' });
    return id;
  }
  const ratingsAt = async (id: string): Promise<TableRatings> =>
    (await ann.get<TableRatings>(`/tables/${id}/ratings`)).body;

  it('need a clock, no hints, a device for each and a kept identity', async () => {
    expect(await openRefused(ann, { rated: true })).toBe('BAD_RATED_TABLE');
    expect(await openRefused(ann, { ...RATED, hints: true })).toBe('BAD_RATED_TABLE');
    expect(await openRefused(ann, { ...RATED, seats: [{ kind: 'host' }, { kind: 'hotSeat' }] })).toBe(
      'BAD_RATED_TABLE',
    );
    expect(await openRefused(guest, RATED)).toBe('NOT_KEPT');
    const { table } = await ann.open(RATED);
    expect(table).toMatchObject({ rated: true, hints: false, memory: false });
    await ann.command(table.id, { do: 'leave' });
  });

  it('nobody sits down there without agreeing, and no guest at all', async () => {
    const { id } = (await ann.open(RATED)).table;
    expect(await bob.refusal(`/tables/${id}`, { do: 'join' })).toBe('RATED_TABLE');
    expect(await bob.refusal(`/tables/${id}`, { do: 'join', rated: false })).toBe('RATED_TABLE');
    expect(await guest.refusal(`/tables/${id}`, { do: 'join', rated: true })).toBe('NOT_KEPT');
    expect((await bob.command(id, { do: 'join', rated: true })).seats[1].mine).toBe(true);
    await ann.command(id, { do: 'leave' });
    await bob.command(id, { do: 'leave' });
  });

  it('nothing is taken back', async () => {
    const id = await begin();
    const socket = await ann.connect();
    const { game } = await socket.watch(id);
    await socket.move(id, 0, firstMove(game));
    expect(codeOf(await socket.raw('undo', { table: id, v: 1 }))).toBe('UNDO_OFF');
    expect((await socket.watch(id)).game?.canUndo).toBe(false);
    await bob.command(id, { do: 'resign' });
    await server.app.context.finishedGames.idle();
  });

  it('a game that ended is counted once, for both, and shown at once', async () => {
    const id = await begin();
    const before = await ratingsAt(id);
    expect(before.class).toBe('duel:2');
    expect(before.seats.map(({ after }) => after)).toEqual([null, null]);
    await ann.command(id, { do: 'resign' });
    const [a, b] = (await ratingsAt(id)).seats;
    expect(a.before).toEqual(before.seats[0].before);
    expect(a.after?.points).toBeLessThan(a.before.points);
    expect(b.after?.points).toBeGreaterThan(b.before.points);
    await server.app.context.finishedGames.idle();
    expect((await ratingsAt(id)).seats).toEqual([a, b]);
    const own = (await ann.get<ClassRating[]>(`/players/${ann.guest.id}/ratings`)).body;
    expect(own).toEqual([{ class: 'duel:2', games: 2, at: expect.any(Number) as number, ...a.after }]);
  });

  it('whoever leaves has lost, whatever the bot makes of it', async () => {
    const id = await begin();
    await bob.command(id, { do: 'leave' });
    await ann.command(id, { do: 'resign' });
    const [a, b] = (await ratingsAt(id)).seats;
    expect(a.after?.points).toBeGreaterThan(a.before.points);
    expect(b.after?.points).toBeLessThan(b.before.points);
  });

  it('nobody escapes a defeat by a bot by leaving', async () => {
    const seats = [{ kind: 'host' }, { kind: 'bot', level: 'random' }] as const;
    const { id } = (await ann.open({ ...RATED, seats: [...seats], start: true })).table;
    const info = await ann.command(id, { do: 'leave' });
    expect(info.phase).toBe('finished');
    const [a, bot] = (await ratingsAt(id)).seats;
    expect(a.after?.points).toBeLessThan(a.before.points);
    expect(bot.after).toEqual(bot.before);
    expect(bot.before).toMatchObject({ points: 577, provisional: false });
  });

  it('a game at another table counts for nothing', async () => {
    const { id } = (await ann.open({ clock: CLOCK })).table;
    await bob.command(id, { do: 'join' });
    await ann.command(id, { do: 'start' });
    await ann.command(id, { do: 'resign' });
    await server.app.context.finishedGames.idle();
    expect((await ann.get(`/tables/${id}/ratings`)).status).toBe(404);
    const counted = server.app.context.db.selectFrom('rated_seats').select('seat').where('table_id', '=', id);
    expect(await counted.execute()).toEqual([]);
  });

  it('a rematch of a rated game is rated', async () => {
    const id = await begin();
    await ann.command(id, { do: 'resign' });
    await ann.command(id, { do: 'rematch' });
    const { rematch } = await bob.command(id, { do: 'rematch' });
    expect((await ann.get<{ table: TableInfo }>(`/tables/${rematch}`)).body.table.rated).toBe(true);
  });

  it('leaderboards and others’ numbers show only who wants to be shown', async () => {
    const board = async (query = ''): Promise<Leaderboard> =>
      (await guest.get<Leaderboard>(`/leaderboards${query}`)).body;
    expect((await board()).entries).toEqual([]);
    expect((await guest.get(`/players/${bob.guest.id}/ratings`)).status).toBe(404);
    expect(await guest.refusal('/me/leaderboard', { listed: true })).toBe('NOT_KEPT');
    await bob.ask('/me/leaderboard', { listed: true });
    const { entries, classes, listed } = await board('?class=duel:2&period=week');
    expect(entries.map(({ name, profile }) => [name, profile])).toEqual([['Bob', null]]);
    expect(classes).toEqual(['duel:2']);
    expect(listed).toBe(null);
    const history = (await guest.get<RatingHistory>(`/players/${bob.guest.id}/rating-history?class=duel:2`)).body;
    expect(history.history.at(-1)?.points).toBe(entries[0].points);
    expect(history.bots.map(({ level }) => level)).toContain('master');
    expect((await guest.get('/leaderboards?class=no;drop')).status).toBe(400);
    await bob.ask('/me/leaderboard', { listed: false });
    expect((await board()).entries).toEqual([]);
    // A public profile is shown in any case.
    const { db } = server.app.context;
    await db.updateTable('identities').set({ is_public: true }).where('guest', '=', ann.guest.id).execute();
    expect((await board()).entries.map(({ name, profile }) => [name, profile])).toEqual([['Ann', 'Ann']]);
    expect((await guest.get(`/players/${ann.guest.id}/ratings`)).status).toBe(200);
  });

  it('the export of somebody has their ratings and every game that made them', async () => {
    interface Exported {
      ratings: { class: string; mu: number; games: number }[];
      ratedGames: { table: string; mu_before: number; mu: number }[];
    }
    await server.app.context.finishedGames.idle();
    const { ratings, ratedGames } = (await ann.get<Exported>('/me/export')).body;
    expect(ratings).toMatchObject([{ class: 'duel:2', games: ratedGames.length, mu: ratedGames.at(-1)?.mu }]);
    expect(ratedGames.length).toBeGreaterThan(3);
    for (const [at, game] of ratedGames.slice(1).entries()) expect(game.mu_before).toBe(ratedGames[at].mu);
    expect((await guest.get<Exported>('/me/export')).body).toMatchObject({ ratings: [], ratedGames: [] });
  });

  it('a rebuild of what was played finds nothing to change', async () => {
    await server.app.context.finishedGames.idle();
    expect((await rebuildRatings(server.app.context.db)).changed).toBe(0);
  });
});
