import { fastRng, type Outcome } from '@pharos/core';
import { describe, expect, it } from 'vitest';
import { clueless, nim, pile, type Pile } from '../../test/nim.ts';
import { reward } from './reward.ts';
import type { Rules } from './rules.ts';
import { Search } from './search.ts';
import { searchBot, think } from './searchBot.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const TABLE = { seats: 2, partners: 1 };

function outcomeOf(ranking: number[][], totals: number[]): Outcome {
  return { ending: 'over', ranking, scores: totals.map((total) => ({ total })) };
}

/** Matching pennies: both show a side, seat 0 wins if they are the same. −1 is nothing yet. */
const pennies: Rules<number[]> = {
  toAct: (sides) => sides.reduce((set, side, seat) => (side < 0 ? set | (1 << seat) : set), 0),
  legalMoves(sides, _seat, out) {
    if (!sides.includes(-1)) return 0;
    out[0] = 0;
    out[1] = 1;
    return 2;
  },
  apply(sides, seat, move) {
    sides[seat] = move;
  },
  outcome(sides) {
    if (sides.includes(-1)) return null;
    const winner = sides[0] === sides[1] ? 0 : 1;
    return outcomeOf([[winner], [1 - winner]], [0, 0]);
  },
  clone: (sides) => sides.slice(),
  resample: (sides, seat, rng) => sides.map((side, other) => (side < 0 || other === seat ? side : rng(2))),
};

function searchNim(s: Pile, seed = 1, settings = DEFAULT_SETTINGS): Search<Pile> {
  return new Search<Pile>({ rules: nim, guide: clueless, table: TABLE, seat: s.seat }, s, settings, fastRng(seed));
}

function searchPennies(sides: number[], seat: number): Search<number[]> {
  return new Search<number[]>(
    { rules: pennies, guide: clueless, table: TABLE, seat },
    sides,
    DEFAULT_SETTINGS,
    fastRng(2),
  );
}

describe('a search', () => {
  it.each([
    [4, 1],
    [5, 2],
    [7, 1],
    [8, 2],
  ])('a search finds the winning move with %i matches left', (left, move) => {
    const search = searchNim(pile(left));
    search.step(800);
    expect(search.best(1)[0].move).toBe(move);
    expect(search.best(1)[0].chance).toBeGreaterThan(0.6);
  });

  it('a search does the same for the same draws, step by step or at once', () => {
    const [first, second, other] = [searchNim(pile(7)), searchNim(pile(7)), searchNim(pile(7), 3)];
    first.step(300);
    for (let step = 0; step < 30; step++) second.step(10);
    other.step(300);
    expect(second.best()).toEqual(first.best());
    expect(other.best()).not.toEqual(first.best());
    expect(second.iterations).toBe(300);
  });

  it('a search does not look at what its seat cannot know', () => {
    const honest = searchNim(pile(7));
    const cursed = searchNim({ ...pile(7), isCursed: true });
    honest.step(200);
    cursed.step(200);
    expect(cursed.best()).toEqual(honest.best());
  });

  it('a search keeps its tree when the game goes on', () => {
    const search = searchNim(pile(8));
    search.step(500);
    search.advance([{ seat: 0, move: 2, isAlone: true }], pile(6, 1), fastRng(2));
    search.advance([{ seat: 1, move: 1, isAlone: true }], pile(5), fastRng(3));
    const kept = search.best().reduce((sum, { visits }) => sum + visits, 0);
    expect(kept).toBeGreaterThan(50);
    expect(search.visits).toBe(kept);
    search.step(10);
    expect(search.best().reduce((sum, { visits }) => sum + visits, 0)).toBe(kept + 10);
    expect(search.best(1)[0].move).toBe(2);
  });

  it.each([1, 0.5])('where %d of what was found out counts, so many visits of the move made are kept', (keep) => {
    const search = searchNim(pile(8), 1, { ...DEFAULT_SETTINGS, keep });
    search.step(500);
    const visits = search.best().find(({ move }) => move === 2)?.visits ?? 0;
    search.advance([{ seat: 0, move: 2, isAlone: true }], pile(6, 1), fastRng(2));
    // The first visit only came to the place it led to.
    expect(search.visits).toBe(keep * (visits - 1));
    // Nothing happened: nothing is lost either.
    search.advance([], pile(6, 1), fastRng(3));
    expect(search.visits).toBe(keep * (visits - 1));
    expect(search.advance([{ seat: 1, move: null, isAlone: true }], pile(5), fastRng(4))).toBe(false);
  });

  it('a bot that has time stops as soon as no other move can overtake the best one', () => {
    const rng = fastRng(1);
    let draws = 0;
    const counted: Rules<Pile> = { ...nim, resample: (s, seat, random) => (draws++, nim.resample(s, seat, random)) };
    const searched = { rules: counted, guide: clueless, table: () => TABLE };
    const bot = searchBot(searched, { iterations: 4000, milliseconds: 1e9 }, DEFAULT_SETTINGS);
    expect(bot.choose(pile(5), 0, rng)).toBe(2);
    expect(draws).toBeLessThan(4000 / DEFAULT_SETTINGS.iterationsPerGuess);
    const search = searchNim(pile(8));
    search.step(500);
    const [first, second] = search.best();
    expect(search.lead()).toBe(first.visits - second.visits);
  });

  it('a search stops when its budget is spent or somebody cancels', () => {
    const search = searchNim(pile(8));
    think(search, { iterations: 50, milliseconds: Infinity });
    expect(search.iterations).toBe(50);
    let asked = 0;
    think(search, { iterations: Infinity, milliseconds: Infinity }, () => ++asked > 3);
    expect(search.iterations).toBe(98);
    think(search, { iterations: Infinity, milliseconds: 5 });
    expect(search.best(1)[0].visits).toBeGreaterThan(0);
  });
});

describe('a search where both choose at once', () => {
  it.each([0, 1])(
    'where both choose at once, a search for seat %i mixes its choices and expects to win half of the games',
    (seat) => {
      const search = searchPennies([-1, -1], seat);
      search.step(4000);
      for (const { visits, chance } of search.best()) {
        expect(visits / 4000).toBeCloseTo(0.5, 0);
        expect(Math.abs(chance - 0.5)).toBeLessThan(0.08);
      }
    },
  );

  it('where both choose at once, a search gains nothing by choosing second', () => {
    const last = [0, 1].map((side) => {
      const search = searchPennies([side, -1], 1);
      search.step(1000);
      return search.best();
    });
    expect(last[0]).toEqual(last[1]);
    expect(Math.abs(last[0][0].chance - 0.5)).toBeLessThan(0.1);
  });
});

describe('the worth of a result', () => {
  const worth = (ranking: number[][], totals: number[], partners: number): number[] => {
    const values = new Float64Array(totals.length);
    reward(outcomeOf(ranking, totals), { seats: totals.length, partners }, values);
    return [...values];
  };

  it('the worth of a result is that of the victory, and a little more for a wide margin', () => {
    const [close, far] = [worth([[0], [1]], [50, 49], 1), worth([[0], [1]], [70, 40], 1)];
    expect(close[0]).toBeGreaterThan(0.9);
    expect(far[0]).toBeGreaterThan(close[0]);
    expect(far[1]).toBeLessThan(close[1]);
    expect(worth([[0], [1]], [40, 60], 1)[0]).toBeGreaterThan(0.9);
  });

  it('the worth of a result is shared by those who share the victory, but not between partners', () => {
    expect(worth([[0, 1]], [50, 50], 1)).toEqual([0.5, 0.5]);
    const alone = worth(
      [
        [0, 1],
        [2, 3],
      ],
      [50, 50, 50, 50],
      2,
    );
    expect(alone[0]).toBeCloseTo(0.97);
    expect(alone[1]).toBe(alone[0]);
    expect(worth([[0, 1, 2, 3]], [50, 50, 50, 50], 2)[0]).toBeCloseTo(0.5);
  });
});
