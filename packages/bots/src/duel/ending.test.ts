import { fastRng, firstSeat, movesOf, rngFromSeed, type SeatId } from '@pharos/core';
import { duel, isAllKnown, type State } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { countBits } from '../model/bits.ts';
import { EndingSearch } from '../search/ending.ts';
import { duelGuide } from './guide/guide.ts';

const GAMES = 60;
/** So few cards leave so few games that all of them can be played. */
const CARDS = 3;

/** Whether a seat wins for certain: every answer to every move, and nothing else. */
function wins(s: State, seat: SeatId): boolean {
  const outcome = duel.outcome(s);
  if (outcome !== null) return outcome.ranking[0].length === 1 && outcome.ranking[0][0] === seat;
  const mover = firstSeat(duel.toAct(s));
  const isWonAfter = (move: number): boolean => {
    const after = duel.clone(s);
    duel.apply(after, mover, move);
    return wins(after, seat);
  };
  const moves = movesOf(duel, s, mover);
  return mover === seat ? moves.some(isWonAfter) : moves.every(isWonAfter);
}

/** Positions of random games in which all is known and few cards are left. */
function endingsOf(game: number): State[] {
  const s = duel.setup(duel.readOptions({}), rngFromSeed(`77.${game}`));
  const rng = fastRng(game, 5);
  const seen: State[] = [];
  for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
    const seat = firstSeat(acting);
    const moves = movesOf(duel, s, seat);
    if (countBits(s.present) <= CARDS && moves.length > 1 && isAllKnown(s)) seen.push(duel.clone(s));
    duel.apply(s, seat, moves[rng(moves.length)]);
  }
  return seen;
}

describe('endings of Duel', () => {
  it('a forced victory is found where there is one, and nowhere else', () => {
    const search = new EndingSearch({ rules: duel, guide: duelGuide });
    const found = { won: 0, none: 0 };
    for (let game = 0; game < GAMES; game++) {
      for (const s of endingsOf(game)) {
        const seat = firstSeat(duel.toAct(s));
        const ending = search.find(s, seat, 1_000_000);
        if (typeof ending !== 'object') {
          expect(ending).toBe('none');
          expect(wins(s, seat)).toBe(false);
          found.none++;
          continue;
        }
        const after = duel.clone(s);
        duel.apply(after, seat, ending.move);
        expect(wins(after, seat)).toBe(true);
        found.won++;
      }
    }
    expect(found.won).toBeGreaterThan(10);
    expect(found.none).toBeGreaterThan(10);
  });
});
