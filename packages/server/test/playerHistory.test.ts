import type { HistoryPage, Opponent, Profile, Refused, Statistics } from '@pharos/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { keepWithPasskey } from './support/authenticator.ts';
import { DATABASES } from './support/database.ts';
import { playToTheEnd, resignedGame } from './support/finishedGames.ts';
import { beginGame } from './support/games.ts';
import type { TestClient } from './support/testClient.ts';
import { TestServer } from './support/testServer.ts';

const gamesOf = async (client: TestClient, query = ''): Promise<string[]> =>
  (await client.get<HistoryPage>(`/me/history${query}`)).body.games.map(({ table }) => table);

describe.each(DATABASES)('history and profiles on $name', async ({ open }) => {
  const server = await TestServer.open({ storage: await open() });
  afterAll(() => server.close());
  const [ann, bob, cid, eve] = await server.newClients('Ann', 'Bob', 'Cid', 'Eve');
  const recorded = (): Promise<void> => server.app.context.finishedGames.idle();

  it('the history of a guest can be filtered by everything that is offered, and read page by page', async () => {
    const withBob = await resignedGame(ann, bob);
    const withCid = await resignedGame(cid, ann, { options: { packs: ['base', 'agora'] } });
    const seats = [{ kind: 'host' as const }, ...[1, 2].map(() => ({ kind: 'bot' as const, level: 'random' }))];
    const withBots = (await ann.open({ game: 'wonders', seats, start: true })).table.id;
    await playToTheEnd(server, withBots);
    await recorded();

    expect(await gamesOf(ann)).toEqual([withBots, withCid, withBob]);
    expect(await gamesOf(ann, '?game=duel')).toEqual([withCid, withBob]);
    expect(await gamesOf(ann, '?expansions=agora')).toEqual([withCid]);
    expect(await gamesOf(ann, '?expansions=')).toEqual([withBots, withBob]);
    expect(await gamesOf(ann, '?players=3')).toEqual([withBots]);
    expect(await gamesOf(ann, `?opponent=${bob.guest.id}`)).toEqual([withBob]);
    expect(await gamesOf(ann, '?game=duel&result=won')).toEqual([withBob]);
    expect(await gamesOf(ann, `?from=${Date.now() + 1000}`)).toEqual([]);
    expect(await gamesOf(ann, `?to=${Date.now() + 1000}`)).toHaveLength(3);
    const opponents = (await ann.get<Opponent[]>('/me/opponents')).body;
    expect(opponents.map(({ id, name }) => [id, name])).toEqual([
      [cid.guest.id, 'Cid'],
      [bob.guest.id, 'Bob'],
    ]);

    const { games } = (await ann.get<HistoryPage>('/me/history')).body;
    expect(games[2]).toMatchObject({ result: 'won', place: 1, parties: 2, ending: 'resignation', scored: false });
    expect(games[2].seats.map(({ name, mine }) => [name, mine])).toEqual([
      ['Ann', true],
      ['Bob', false],
    ]);
    for (let more = 0; more < 24; more++) await resignedGame(ann, bob);
    await recorded();
    const first = (await ann.get<HistoryPage>('/me/history')).body;
    const second = (await ann.get<HistoryPage>(`/me/history?after=${first.next}`)).body;
    expect(first.games).toHaveLength(25);
    expect(second.games.map(({ table }) => table)).toEqual([withCid, withBob]);
    expect(second.next).toBeNull();
  });

  it('statistics are what the games come to', async () => {
    const { body } = await ann.get<Statistics>('/me/statistics');
    const duel = body.byGame.find(({ game }) => game === 'duel');
    expect(duel).toMatchObject({ games: 26, won: 25, drawn: 0 });
    expect(duel?.sizes).toEqual([
      { expansions: [], players: 2, games: 25, won: 25, drawn: 0 },
      { expansions: ['agora'], players: 2, games: 1, won: 0, drawn: 0 },
    ]);
    expect(duel?.endings).toEqual([{ ending: 'resignation', games: 26, won: 25, drawn: 0 }]);
    expect(duel?.categories).toEqual([]);
    const wonders = body.byGame.find(({ game }) => game === 'wonders');
    expect(wonders?.categories.map(({ category }) => category)).toContain('civil');
    expect(wonders?.wonders).toMatchObject([{ games: 1 }]);
    expect(wonders?.cards.length).toBeGreaterThan(0);
    // The game against bots lies between the one that was lost and the last ones.
    const streak = 24 + (wonders?.won ?? 0);
    expect(body.streak).toEqual({ now: streak, best: streak });
    expect(body.games).toBe(27);
  });

  it('a private profile is no more than that of nobody, and a public one shows games at public tables only', async () => {
    const kept = (await keepWithPasskey(bob)).client;
    const answerTo = async (who: TestClient, to: string): Promise<unknown> => {
      const { status, body } = await who.get<Refused>(to);
      return { status, body };
    };
    const nobody = await answerTo(eve, '/players/Nobody');
    expect(await answerTo(eve, '/players/Bob')).toEqual(nobody);
    expect(await answerTo(eve, '/players/Bob/history')).toEqual(nobody);
    expect(await answerTo(eve, `/players/${bob.guest.id}`)).toEqual(nobody);
    expect((await kept.get<Profile>('/players/Bob')).body).toMatchObject({ mine: true, public: false });
    expect((await eve.send<Refused>('POST', '/me/profile', { public: true })).body.code).toBe('NOT_KEPT');

    await kept.ask('/me/profile', { public: true });
    const shown = (await eve.get<Profile>('/players/Bob')).body;
    expect(shown).toMatchObject({ mine: false, public: true, statistics: { games: 0, streak: { now: 0, best: 0 } } });
    expect((await eve.get<HistoryPage>('/players/Bob/history')).body.games).toEqual([]);
    expect((await ann.get<Profile>('/players/bob')).body.headToHead).toEqual({ games: 25, ahead: 25, behind: 0 });

    const open = await beginGame(cid, kept, { visibility: 'public' });
    await cid.command(open, { do: 'resign' });
    await recorded();
    expect((await eve.get<Profile>('/players/Bob')).body).toMatchObject({
      statistics: { games: 1, won: 1, streak: { now: 1, best: 1 } },
      headToHead: { games: 0 },
    });
    const { games } = (await eve.get<HistoryPage>(`/players/Bob/history?opponent=${ann.guest.id}`)).body;
    expect(games).toEqual([]);
    const listed = (await eve.get<HistoryPage>('/players/Bob/history')).body.games;
    expect(listed.map(({ table }) => table)).toEqual([open]);
    expect(listed[0].seats.map(({ profile }) => profile)).toEqual([null, 'Bob']);
    expect((await eve.get(`/tables/${open}/profiles`)).body).toEqual([{ seat: 1, profile: 'Bob' }]);

    await kept.ask('/me/profile', { public: false });
    expect(await answerTo(eve, '/players/Bob')).toEqual(nobody);
    expect((await eve.get(`/tables/${open}/profiles`)).body).toEqual([]);
  });

  it('whoever asks for something odd is refused, and nothing breaks', async () => {
    for (const query of ['after=x', 'after=9999999999999999.a', 'players=1', 'from=-1', 'result=lucky', 'to=1e99']) {
      const { status, body } = await ann.get<Refused>(`/me/history?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'BAD_REQUEST']);
    }
    expect((await fetch(`${server.url}/api/v1/me/history`)).status).toBe(401);
    expect((await fetch(`${server.url}/api/v1/players/Nobody`)).status).toBe(404);
  });
});

describe('the pace of questions about players', () => {
  it('names cannot be tried out quickly, not even by ever new guests', async () => {
    const server = await TestServer.open({}, { historyRate: { burst: 5, perSecond: 0.01 } });
    const statuses: number[] = [];
    for (let number = 0; number < 7; number++) {
      const guest = await server.newClient();
      statuses.push((await guest.get(`/players/name${number}`)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    await server.close();
  });
});
