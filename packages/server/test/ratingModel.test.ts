import { describe, expect, it } from 'vitest';
import { botRating } from '../src/ratings/botRatings.ts';
import { placesOf } from '../src/ratings/placesOfSeats.ts';
import { formatRatingClass, parseRatingClass, ratingClassOf } from '../src/ratings/ratingClass.ts';
import { isProvisional, knownRating, NEW_RATING, pointsOf, ratingsAfter } from '../src/ratings/ratingModel.ts';
import { countGame } from '../src/ratings/ratingChanges.ts';

const DUEL = { game: 'duel', expansions: [], size: '2' } as const;
const alone = (rank: number) => ({ rank, ratings: [NEW_RATING] });
const mus = (ranks: readonly number[]): number[] => ratingsAfter(ranks.map(alone)).map(([{ mu }]) => mu);

describe('the rating model', () => {
  it('keeps the order of places, with shared ones as well', () => {
    for (const ranks of [
      [0, 1],
      [0, 1, 2, 3, 4, 5, 6],
      [0, 1, 1, 3],
      [0, 0, 2],
      [0, 1, 1, 3, 4, 4, 4],
      [0, 0, 2, 2, 4],
    ]) {
      const after = mus(ranks);
      ranks.forEach((rank, at) =>
        ranks.forEach((other, to) => {
          if (rank === other) expect(after[at], ranks.join()).toBeCloseTo(after[to], 9);
          if (rank < other) expect(after[at], ranks.join()).toBeGreaterThan(after[to]);
        }),
      );
    }
  });

  it('does not care in which order parties are named', () => {
    const forward = ratingsAfter([alone(0), alone(1), alone(2)]).map(([{ mu }]) => mu);
    const backward = ratingsAfter([alone(2), alone(1), alone(0)]).map(([{ mu }]) => mu);
    expect(backward.reverse()).toEqual(forward);
  });

  it('partners gain and lose together', () => {
    const after = ratingsAfter([0, 1, 1].map((rank) => ({ rank, ratings: [NEW_RATING, NEW_RATING] })));
    for (const [one, other] of after) expect(one).toEqual(other);
    expect(after[0][0].mu).toBeGreaterThan(25);
    expect(after[1][0].mu).toBeCloseTo(after[2][0].mu, 9);
  });

  it('a number stops being provisional after some games, and shown differences are those of Elo', () => {
    let rating = NEW_RATING;
    let games = 0;
    for (; isProvisional(rating); games++)
      [[rating]] = ratingsAfter([
        { rank: games % 2, ratings: [rating] },
        { rank: 1 - (games % 2), ratings: [NEW_RATING] },
      ]);
    expect(games).toBeGreaterThan(5);
    expect(games).toBeLessThan(40);
    expect(pointsOf(NEW_RATING)).toBe(1500);
    expect(pointsOf(knownRating(400))).toBe(1900);
  });

  it('somebody who wins 91 games in 100 against a bot comes to about 400 points above it', () => {
    let rating = NEW_RATING;
    const bot = knownRating(0);
    for (let game = 0; game < 3000; game++)
      [[rating]] = ratingsAfter([
        { rank: game % 11 === 5 ? 1 : 0, ratings: [rating] },
        { rank: game % 11 === 5 ? 0 : 1, ratings: [bot] },
      ]);
    expect(Math.abs(pointsOf(rating) - 1900)).toBeLessThan(60);
  });
});

describe('anchors of bots', () => {
  it('are in the order of the levels in every class, with adept where new players begin', () => {
    const classes = ['duel:2', 'duel/agora:2', 'duel/others:2', 'wonders:2', 'wonders:3-4', 'wonders:5-8'];
    for (const text of [...classes, 'wonders/armada:3-4', 'wonders/armada:5-8', 'wonders/armada:teams']) {
      const known = parseRatingClass(text);
      if (known === null) throw new Error(text);
      const levels = ['random', 'novice', 'greedy', 'adept', 'expert', 'master'];
      const points = levels.map((level) => pointsOf(botRating(known, level) ?? NEW_RATING));
      expect(points, text).toEqual([...new Set(points)].sort((a, b) => a - b));
      expect(points[3]).toBe(1500);
      for (const level of ['nobody', 'toString']) expect(botRating(known, level)).toBe(null);
    }
    expect(pointsOf(botRating(DUEL, 'expert') ?? NEW_RATING)).toBe(1815);
    expect(botRating(DUEL, 'expert-scholar')).toEqual(botRating(DUEL, 'expert'));
    expect(pointsOf(botRating({ game: 'wonders', expansions: [], size: '5-8' }, 'random') ?? NEW_RATING)).toBe(312);
  });

  it('a bot keeps its rating whatever happens to it', () => {
    const seats = [
      { seat: 0, player: 'ann', level: null, party: 0, rank: 0 },
      { seat: 1, player: null, level: 'master', party: 1, rank: 1 },
    ];
    const [ann, bot] = countGame(DUEL, seats, () => undefined);
    expect(bot.after).toEqual(bot.before);
    expect(ann.after.mu).toBeGreaterThan(25);
  });
});

describe('rating classes', () => {
  it('are made of the game, its expansions and the size of the table', () => {
    const classOf = (game: string, options: object): string => formatRatingClass(ratingClassOf(game, options));
    expect(classOf('duel', { packs: ['base'] })).toBe('duel:2');
    expect(classOf('duel', { packs: ['base', 'agora'] })).toBe('duel/agora:2');
    const wonders = (players: number, more: object = {}): string =>
      classOf('wonders', { packs: ['base'], edition: 2, players, boards: 'random', sides: 'choose', ...more });
    expect([3, 4, 5, 7].map((players) => wonders(players))).toEqual([
      'wonders:3-4',
      'wonders:3-4',
      'wonders:5-8',
      'wonders:5-8',
    ]);
    expect(wonders(4, { packs: ['base', 'armada'] })).toBe('wonders/armada:3-4');
    expect(wonders(4, { packs: ['base', 'armada'], teams: true })).toBe('wonders/armada:teams');
  });

  it('are read back, and nothing else is', () => {
    for (const text of ['duel:2', 'duel/agora:2', 'wonders/armada:5-8', 'wonders:teams'])
      expect(formatRatingClass(parseRatingClass(text) ?? { game: '', expansions: [], size: '2' })).toBe(text);
    for (const text of ['', 'duel', 'duel:9', 'duel/:2', ':2', 'duel:2:2', '../x:2'])
      expect(parseRatingClass(text)).toBe(null);
  });
});

describe('the places that count', () => {
  const seats = (...leftAt: (number | null)[]) => leftAt.map((at, seat) => ({ seat, guest: `g${seat}`, leftAt: at }));
  const ranks = (...args: Parameters<typeof placesOf>): number[] | undefined =>
    placesOf(...args)?.map(({ rank }) => rank);
  const result = (...ranking: number[][]) => ({ ending: 'civilian', ranking });

  it('are those of the game where everybody stayed', () => {
    expect(ranks(result([1], [0, 2]), seats(null, null, null), 1)).toEqual([1, 0, 1]);
  });

  it('put whoever left behind everybody who stayed, the first to leave last', () => {
    expect(ranks(result([0], [1], [2], [3]), seats(5, null, 9, null), 1)).toEqual([3, 0, 2, 1]);
    expect(ranks(result([0], [1], [2]), seats(5, 5, null), 1)).toEqual([1, 1, 0]);
  });

  it('are shared by partners, also when one of them left', () => {
    expect(placesOf(result([0, 1], [2, 3]), seats(null, 3, null, null), 2)).toEqual([
      { seats: [0, 1], rank: 1 },
      { seats: [2, 3], rank: 0 },
    ]);
  });

  it('are none if people agreed to end the game, unless all of them had gone', () => {
    const agreed = { ending: 'agreement', ranking: [[0, 1, 2]] };
    expect(placesOf(agreed, seats(null, 3, null), 1)).toBe(null);
    expect(ranks(agreed, [...seats(1, 2), { seat: 2, guest: null, leftAt: null }], 1)).toEqual([2, 1, 0]);
  });
});
