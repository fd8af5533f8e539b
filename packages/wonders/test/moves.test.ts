import { describe, expect, test } from 'vitest';
import { additionWord } from '../src/armada/moves.ts';
import { armadaMoves, moves } from '../src/index.ts';
import { numberOfMove } from '../src/moveNumbers.ts';

const { BUILD, forFreeCity, isForFreeCity, moveKind, moveLeft, moveRight, moveSubject, packMove, SIDE, STAGE } = moves;
const { JOIN, moveFleet, moveLeft2, moveRight2, moveStage, withFar, withFleet, withStage } = armadaMoves;

const number = (move: number): number => numberOfMove(move, additionWord);

test('the number of a move in hashes is the same for ever', () => {
  expect(number(-1)).toBe(-1);
  expect(number(packMove(BUILD, 0))).toBe(0);
  expect(number(packMove(STAGE, 77, 4, 31))).toBe(2 * 2 ** 17 + 77 * 2 ** 10 + 4 * 2 ** 5 + 31);
  expect(number(forFreeCity(packMove(SIDE, 127)))).toBe(2 ** 21 + 7 * 2 ** 17 + 127 * 2 ** 10);
  const paid = withStage(withFleet(withFar(packMove(STAGE, 5, 3, 2), 2, 1), 3), 2);
  const added = 3 * 2 ** 28 + 2 ** 27 + 2 * 2 ** 25 + 4 * 2 ** 22;
  expect(number(paid)).toBe(added + 2 * 2 ** 17 + 5 * 2 ** 10 + 3 * 2 ** 5 + 2);
  // What had no room lies above.
  expect(number(packMove(BUILD, 128))).toBe(2 ** 31);
  expect(number(packMove(JOIN, 511))).toBe(3 * 2 ** 31 + 11 * 2 ** 17 + 127 * 2 ** 10);
});

/** Everything that can be added, with what it adds. */
const ADDED = [-1, 0, 1, 2, 3].flatMap((fleet) =>
  [-1, 0, 1, 2].flatMap((stage) =>
    [0, 1, 2].flatMap((left2) => [0, 1].map((right2) => ({ fleet, stage, left2, right2 }))),
  ),
);

describe.each([0, 1, 127, 128, 300, 511])('a move with card %i', (subject) => {
  test('a move says all that is put into it, in 31 bits', () => {
    for (const kind of [BUILD, STAGE, JOIN, 31]) {
      const seen = new Set<number>();
      for (const { fleet, stage, left2, right2 } of ADDED) {
        const placed = withStage(packMove(kind, subject, 31, 8), stage);
        const move = withFar(withFleet(placed, fleet), left2, right2);
        seen.add(move);
        expect(move).toBe(Math.abs(move | 0));
        expect([moveKind(move), moveSubject(move), moveLeft(move), moveRight(move)]).toEqual([kind, subject, 31, 8]);
        expect([moveFleet(move), moveStage(move), moveLeft2(move), moveRight2(move)]).toEqual([
          fleet,
          stage,
          left2,
          right2,
        ]);
        expect(isForFreeCity(move)).toBe(false);
        expect(moves.withoutCoins(move)).toBe(withStage(withFleet(packMove(kind, subject), fleet), stage));
      }
      expect(seen.size).toBe(ADDED.length);
    }
  });

  test('a move can be made for the Free City', () => {
    const move = forFreeCity(packMove(BUILD, subject, 3, 4));
    expect([isForFreeCity(move), moveKind(move), moveSubject(move), moveLeft(move)]).toEqual([true, BUILD, subject, 3]);
    expect(moves.withoutCoins(move)).toBe(forFreeCity(packMove(BUILD, subject)));
    expect([moveFleet(move), moveStage(move), moveLeft2(move), moveRight2(move)]).toEqual([-1, -1, 0, 0]);
  });
});
