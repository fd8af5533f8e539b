import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FinishedGames, type Recorder } from '../src/history/finishedGames.ts';
import { restore } from '../src/operations/backup/restore.ts';
import { dealFromSeed } from '../src/play/deal.ts';
import { systemTime } from '../src/shared/time.ts';
import type { Db } from '../src/storage/database.ts';
import { forgetGuest, moveGuest } from '../src/storage/moveGuest.ts';
import { insertSeatResults, recountResults } from '../src/storage/results.ts';
import { deleteFinished } from '../src/storage/retention.ts';
import type { SeatResultRow } from '../src/storage/schema.ts';
import { DATABASES } from './support/database.ts';
import { playToTheEnd, resignedGame } from './support/finishedGames.ts';
import { beginGame } from './support/games.ts';
import { sharedStorage, TestServer } from './support/testServer.ts';

const resultsOf = (db: Db, table: string): Promise<SeatResultRow[]> =>
  db.selectFrom('seat_results').selectAll().where('table_id', '=', table).orderBy('seat').execute();

const countsIn = async (db: Db): Promise<object[]> =>
  (
    await db
      .selectFrom('result_counts')
      .selectAll()
      .orderBy('guest')
      .orderBy('game')
      .orderBy('topic')
      .orderBy('key')
      .orderBy('side')
      .orderBy('is_public')
      .execute()
  ).map((row) => ({ ...row, points: Number(row.points), others: Number(row.others) }));

/** The counts are what counting everything anew comes to. */
async function expectCountsToFollow(db: Db): Promise<void> {
  const before = await countsIn(db);
  await recountResults(db);
  expect(before).toEqual(await countsIn(db));
}

const recorderIn = (db: Db, recorders: Recorder[], errors: unknown[] = []): FinishedGames =>
  new FinishedGames({
    db,
    time: systemTime,
    deal: dealFromSeed,
    recorders,
    reportError: (error) => void errors.push(error),
  });

const storeResults: Recorder = (tx, { results }) => insertSeatResults(tx, results);

describe.each(DATABASES)('results of finished games on $name', ({ open }) => {
  it('a game that ends has one row for each seat, with what the engine says of it', async () => {
    const server = await TestServer.open({ storage: await open() });
    const { db, finishedGames, rooms } = server.app.context;
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await beginGame(ann, bob);
    await playToTheEnd(server, table);
    await finishedGames.idle();
    const rows = await resultsOf(db, table);
    const outcome = await rooms.use(table, (room) => Promise.resolve(room.game.match.outcome()));
    expect(rows.map(({ seat, guest }) => [seat, guest])).toEqual([
      [0, ann.guest.id],
      [1, bob.guest.id],
    ]);
    for (const { seat, points, ending, categories, others, place, players, is_public, expansions } of rows) {
      expect(points).toBe(outcome?.scores[seat].total);
      expect({ ...categories, total: points }).toEqual(outcome?.scores[seat]);
      expect({ ...others, total: outcome?.scores[1 - seat].total }).toEqual(outcome?.scores[1 - seat]);
      expect(place).toBe(outcome?.ranking[0].includes(seat) === true ? 1 : 2);
      expect({ ending, players, is_public, expansions }).toEqual({
        ending: outcome?.ending,
        players: 2,
        is_public: false,
        expansions: '',
      });
    }
    expect(rows.some(({ cards }) => cards.length > 0)).toBe(true);
    await expectCountsToFollow(db);
    await server.close();
  });

  it('in a game for four in teams partners share the place, and their points stand beside those of the others', async () => {
    const server = await TestServer.open({ storage: await open() });
    const { db, finishedGames } = server.app.context;
    const ann = await server.newClient('Ann');
    const seats = [{ kind: 'host' as const }, ...[1, 2, 3].map(() => ({ kind: 'bot' as const, level: 'random' }))];
    const options = { packs: ['base', 'armada'], players: 4, teams: true };
    const { id } = (await ann.open({ game: 'wonders', options, seats, start: true, visibility: 'public' })).table;
    await playToTheEnd(server, id);
    await finishedGames.idle();
    const rows = await resultsOf(db, id);
    expect(rows.map(({ guest, level }) => [guest, level])).toEqual([
      [ann.guest.id, null],
      [null, 'random'],
      [null, 'random'],
      [null, 'random'],
    ]);
    expect(rows[0].place).toBe(rows[1].place);
    expect(rows[2].place).toBe(rows[3].place);
    expect(new Set(rows.map(({ place }) => place))).toEqual(new Set(rows[0].result === 'drawn' ? [1] : [1, 2]));
    expect(rows[0].others['civil']).toBeCloseTo((rows[2].categories['civil'] + rows[3].categories['civil']) / 2);
    expect(rows[0]).toMatchObject({ expansions: 'armada', team_size: 2, is_public: true, is_scored: true });
    expect(rows.map(({ wonders }) => wonders.length)).toEqual([1, 1, 1, 1]);
    expect(rows[0].wonders[0].side).toMatch(/day|night/);
    await server.close();
  });

  it('a game whose node died at its end is recorded at the next start, and only once by two nodes', async () => {
    const { storage, close } = await sharedStorage(open);
    const { db } = storage;
    const server = await TestServer.open({ storage });
    // What happens from now on is not noticed, as if the process ended after the last move was stored.
    server.app.context.finishedGames.stop();
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const tables = [await resignedGame(ann, bob), await resignedGame(bob, ann)];
    await server.close();
    expect(await resultsOf(db, tables[0])).toEqual([]);

    const nodes = [recorderIn(db, [storeResults]), recorderIn(db, [storeResults])];
    const first = await Promise.all(nodes.map((node) => node.record(tables[0])));
    expect(first.filter(Boolean)).toHaveLength(1);
    const next = await TestServer.open({ storage });
    const row = (): Promise<SeatResultRow[]> => resultsOf(db, tables[1]);
    await expect.poll(row).toHaveLength(2);
    expect((await resultsOf(db, tables[0])).map(({ result, place }) => [result, place])).toEqual([
      ['won', 1],
      ['lost', 2],
    ]);
    await expectCountsToFollow(db);
    await next.close();
    await close();
  });

  it('nothing is stored if one of the recorders fails, and the game is tried again', async () => {
    const server = await TestServer.open({ storage: await open() });
    const { db, finishedGames } = server.app.context;
    finishedGames.stop();
    const [ann, bob] = await server.newClients('Ann', 'Bob');
    const table = await resignedGame(ann, bob);
    const failing = recorderIn(db, [storeResults, () => Promise.reject(new Error('no'))]);
    await expect(failing.record(table)).rejects.toThrow('no');
    expect(await resultsOf(db, table)).toEqual([]);
    expect(await countsIn(db)).toEqual([]);
    expect(await recorderIn(db, [storeResults]).record(table)).toBe(true);
    expect(await resultsOf(db, table)).toHaveLength(2);
    await server.close();
  });

  it('results move with a guest, are nobody’s when the guest is forgotten, and go with deleted games', async () => {
    const server = await TestServer.open({ storage: await open() });
    const { db, finishedGames } = server.app.context;
    const [ann, bob, cid] = await server.newClients('Ann', 'Bob', 'Cid');
    const tables = [await resignedGame(ann, bob), await resignedGame(cid, bob), await resignedGame(ann, cid)];
    await finishedGames.idle();

    await moveGuest(db, cid.guest.id, ann.guest.id);
    await expectCountsToFollow(db);
    const guestsAt = async (table: string): Promise<unknown[]> =>
      (await resultsOf(db, table)).map(({ guest, result }) => [guest, result]);
    expect(await guestsAt(tables[1])).toEqual([
      [ann.guest.id, 'won'],
      [bob.guest.id, 'lost'],
    ]);
    expect(await guestsAt(tables[2])).toEqual([
      [ann.guest.id, 'won'],
      [null, 'lost'],
    ]);

    await forgetGuest(db, bob.guest.id);
    await expectCountsToFollow(db);
    expect(await guestsAt(tables[0])).toEqual([
      [ann.guest.id, 'won'],
      [null, 'lost'],
    ]);

    await deleteFinished(new Date(Date.now() + 60_000))(db);
    expect(await countsIn(db)).toEqual([]);
    expect(await db.selectFrom('seat_results').selectAll().execute()).toEqual([]);
    await server.close();
  });

  it('games that were finished before results were stored are recorded', async () => {
    const at = (name: string): string => fileURLToPath(new URL(`fixtures/beforeIdentities.${name}`, import.meta.url));
    const { guests, tables } = JSON.parse(readFileSync(at('json'), 'utf8')) as {
      guests: readonly { id: string }[];
      tables: { finished: string };
    };
    const storage = await open();
    await restore(storage.db, at('backup'), false);
    const server = await TestServer.open({ storage });
    const row = async (): Promise<unknown> => (await resultsOf(storage.db, tables.finished)).at(0)?.guest;
    await expect.poll(row).toBe(guests[0].id);
    const waiting = storage.db.selectFrom('tables').select('id').where('phase', '=', 'finished');
    expect(await waiting.where('recorded', '=', false).execute()).toEqual([]);
    await server.close();
  });
});
