import { fastRng, shuffle } from '@pharos/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRatedGames, type GameToCount } from '../src/ratings/countRatedGames.ts';
import { parseRatingClass, type RatingClass } from '../src/ratings/ratingClass.ts';
import { rebuildRatings } from '../src/ratings/rebuildRatings.ts';
import { openStorage, type Db, type Storage } from '../src/storage/database.ts';
import { forgetGuest, moveGuest } from '../src/storage/moveGuest.ts';
import { DATABASES, freshStorage, postgresUrl } from './support/database.ts';

const CLASSES = ['duel:2', 'duel/agora:2', 'wonders:3-4', 'wonders/armada:5-8', 'wonders:teams'];
const LEVELS = ['random', 'novice', 'greedy', 'adept', 'expert', 'master'];

function classOf(text: string): RatingClass {
  const found = parseRatingClass(text);
  if (found === null) throw new Error(text);
  return found;
}

async function addGuests(db: Db, ids: readonly string[]): Promise<void> {
  const at = new Date(0);
  const row = (id: string) => ({ id, name: id, language: null, kept: true, created_at: at, seen_at: at });
  await db.insertInto('guests').values(ids.map(row)).execute();
}

/** Some game of some people and bots, with shared places and people who leave. */
function simulatedGame(number: number, players: readonly string[]): GameToCount {
  const rng = fastRng(19, number);
  const ratingClass = classOf(CLASSES[rng(CLASSES.length)]);
  const count = { '2': 2, '3-4': 3 + rng(2), '5-8': 5 + rng(3), teams: 4 }[ratingClass.size];
  const people = shuffle([...players], rng);
  const seats = Array.from({ length: count }, (_, seat) => {
    const isBot = seat > 0 && rng(4) === 0;
    const leftAt = !isBot && rng(20) === 0 ? rng(5) : null;
    return { seat, guest: isBot ? null : people[seat], level: isBot ? LEVELS[rng(6)] : null, leftAt };
  });
  const teamSize = ratingClass.size === 'teams' ? 2 : 1;
  const parties = Array.from({ length: count / teamSize }, (_, party) =>
    Array.from({ length: teamSize }, (_, member) => party * teamSize + member),
  );
  const ranking: number[][] = [];
  for (const party of shuffle(parties, rng)) {
    if (ranking.length > 0 && rng(8) === 0) ranking.at(-1)?.push(...party);
    else ranking.push(party);
  }
  const table = `t${number.toString().padStart(9, '0')}`;
  return {
    table,
    class: ratingClass,
    teamSize,
    at: new Date(number * 1000),
    result: { ending: 'civilian', ranking },
    seats,
  };
}

const count = async (db: Db, game: GameToCount): Promise<boolean> =>
  (await db.transaction().execute((tx) => countRatedGames(tx, [game]))) === 1;

const allRatings = (db: Db) => db.selectFrom('ratings').selectAll().orderBy('guest').orderBy('class').execute();
const allSeats = (db: Db) => db.selectFrom('rated_seats').selectAll().orderBy('sequence').orderBy('seat').execute();

describe('ratings rebuilt from 10,000 games', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await freshStorage();
  });
  afterAll(() => storage.close());

  it('equal the running ones, to the last bit', { timeout: 300_000 }, async () => {
    const { db } = storage;
    const players = Array.from({ length: 60 }, (_, at) => `player${at}`);
    await addGuests(db, players);
    // Few and many at a time: what a node finds after its start is told at once.
    const rng = fastRng(20);
    const told = Array.from({ length: 10_000 }, (_, number) => simulatedGame(number, players));
    while (told.length > 0) {
      const games = told.splice(0, 1 + rng(60));
      expect(await db.transaction().execute((tx) => countRatedGames(tx, games))).toBe(games.length);
    }
    const [ratings, seats] = [await allRatings(db), await allSeats(db)];
    expect(ratings.length).toBe(60 * CLASSES.length);
    expect((await db.selectFrom('rating_events').select('sequence').execute()).length).toBe(10_000);

    expect(await rebuildRatings(db)).toEqual({ games: 10_000, ratings: ratings.length, changed: 0 });
    expect(await allRatings(db)).toEqual(ratings);

    // Whatever was spoilt is as it was.
    await db.updateTable('ratings').set({ mu: 0, games: 1 }).where('class', '=', 'duel:2').execute();
    await db.deleteFrom('ratings').where('class', '=', 'wonders:teams').execute();
    await db.updateTable('rated_seats').set({ mu: 1, sigma: 1 }).where('seat', '=', 0).execute();
    expect((await rebuildRatings(db)).changed).toBe(120);
    expect(await allRatings(db)).toEqual(ratings);
    expect(await allSeats(db)).toEqual(seats);
  });
});

for (const { name, open } of DATABASES) {
  describe(`ratings on ${name}`, () => {
    let storage: Storage;
    let db: Db;
    beforeAll(async () => {
      storage = await open();
      db = storage.db;
      await addGuests(db, ['ann', 'bob', 'cy', 'dot', 'eve']);
    });
    afterAll(() => storage.close());

    const duel = (number: number, winner: string, loser: string): GameToCount => ({
      table: `duel${number.toString().padStart(6, '0')}`,
      class: classOf('duel:2'),
      teamSize: 1,
      at: new Date(number),
      result: { ending: 'civilian', ranking: [[0], [1]] },
      seats: [winner, loser].map((guest, seat) => ({ seat, guest, level: null, leftAt: null })),
    });
    const ratingOf = async (guest: string) => (await allRatings(db)).find((row) => row.guest === guest);

    it('a game counts once, however often it is told', async () => {
      expect(await count(db, duel(1, 'ann', 'bob'))).toBe(true);
      const before = await allRatings(db);
      expect(await count(db, duel(1, 'ann', 'bob'))).toBe(false);
      expect(await Promise.all([1, 1, 1].map(() => count(db, duel(1, 'bob', 'ann'))))).toEqual([false, false, false]);
      expect(await allRatings(db)).toEqual(before);
    });

    it('a game whose transaction fails has not counted at all', async () => {
      const before = await allRatings(db);
      const broken = db.transaction().execute(async (tx) => {
        await countRatedGames(tx, [duel(2, 'bob', 'ann')]);
        throw new Error('the power went');
      });
      await expect(broken).rejects.toThrow('the power went');
      expect(await allRatings(db)).toEqual(before);
      expect(await count(db, duel(2, 'bob', 'ann'))).toBe(true);
      const events = await db.selectFrom('rating_events').select('sequence').orderBy('sequence').execute();
      expect(events.map(({ sequence }) => sequence)).toEqual([1, 2]);
    });

    it('a merged identity brings its rating along, nobody else has another number, and a rebuild agrees', async () => {
      for (let game = 10; game < 20; game++) await count(db, duel(game, 'cy', game % 3 === 0 ? 'ann' : 'bob'));
      await count(db, duel(20, 'dot', 'ann'));
      const [cy, ann, bob] = [await ratingOf('cy'), await ratingOf('ann'), await ratingOf('bob')];
      await moveGuest(db, 'dot', 'eve');
      expect(await ratingOf('eve')).toMatchObject({ games: 1 });
      await moveGuest(db, 'cy', 'eve');
      expect(await ratingOf('eve')).toMatchObject({ mu: cy?.mu, sigma: cy?.sigma, games: 11 });
      await count(db, duel(21, 'eve', 'bob'));
      expect(await ratingOf('ann')).toEqual(ann);
      expect((await ratingOf('bob'))?.games).toBe((bob?.games ?? 0) + 1);
      const before = await allRatings(db);
      expect((await rebuildRatings(db)).changed).toBe(0);
      expect(await allRatings(db)).toEqual(before);
    });

    it('deleting an identity changes nobody else’s number, and a rebuild agrees', async () => {
      const before = await allRatings(db);
      await forgetGuest(db, 'bob');
      expect(await allRatings(db)).toEqual(before);
      expect((await rebuildRatings(db)).changed).toBe(0);
    });

    it('somebody who came to sit on both sides by merging has not played against anybody', async () => {
      expect(await count(db, duel(30, 'ann', 'ann'))).toBe(false);
    });
  });
}

describe('ratings on two nodes at once', () => {
  it('every game has its own number, counts once, and a rebuild agrees', { timeout: 120_000 }, async () => {
    const url = await postgresUrl();
    const nodes = [];
    for (let node = 0; node < 2; node++) nodes.push(await openStorage({ kind: 'postgres', url }, () => undefined));
    try {
      const [{ db }] = nodes;
      const players = ['ann', 'bob', 'cy', 'dot', 'eve', 'fay', 'gus', 'hal'];
      await addGuests(db, players);
      const games = Array.from({ length: 200 }, (_, number) => simulatedGame(number, players));
      // Both nodes are told of every game.
      const tell = async (node: Storage, lane: number): Promise<number> => {
        let counted = 0;
        for (const [at, game] of games.entries()) if (at % 2 === lane && (await count(node.db, game))) counted++;
        return counted;
      };
      const told = await Promise.all(nodes.flatMap((node) => [0, 1].map((lane) => tell(node, lane))));
      expect(told.reduce((all, some) => all + some)).toBe(200);
      const events = await db.selectFrom('rating_events').select('sequence').orderBy('sequence').execute();
      expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
      const before = await allRatings(db);
      expect(await rebuildRatings(db)).toMatchObject({ games: 200, changed: 0 });
      expect(await allRatings(db)).toEqual(before);
    } finally {
      for (const node of nodes) await node.close();
    }
  });
});
