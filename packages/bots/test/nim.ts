import { moveAsKey, type Guide } from '../src/search/guide.ts';
import type { Rules } from '../src/search/rules.ts';

export interface Pile {
  left: number;
  seat: number;
  /** Nobody knows it before the end: it makes the last match of the pile lose instead of win. */
  readonly isCursed: boolean;
}

/** Nim with one pile: one or two matches are taken in turn; who takes the last one wins. */
export const nim: Rules<Pile> = {
  toAct: ({ left, seat }) => (left === 0 ? 0 : 1 << seat),
  legalMoves({ left, seat }, asked, out) {
    if (asked !== seat) return 0;
    out[0] = 1;
    out[1] = 2;
    return Math.min(2, left);
  },
  apply(s, _seat, move) {
    s.left -= move;
    s.seat = 1 - s.seat;
  },
  outcome({ left, seat, isCursed }) {
    if (left > 0) return null;
    const winner = isCursed ? seat : 1 - seat;
    return { ending: 'over', ranking: [[winner], [1 - winner]], scores: [{ total: 0 }, { total: 0 }] };
  },
  clone: (s) => ({ ...s }),
  resample: (s, _seat, rng) => ({ ...s, isCursed: rng(10) === 0 }),
};

export const pile = (left: number, seat = 0): Pile => ({ left, seat, isCursed: false });

/** Knows nothing about a game. */
export const clueless: Guide<Pile | number[]> = {
  keyOf: moveAsKey,
  judge: (_s, chances) => chances.fill(0.5),
  weigh: (_s, _seat, _moves, count, weights) => weights.fill(1, 0, count),
};
