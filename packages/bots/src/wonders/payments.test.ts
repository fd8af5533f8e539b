import { armadaMoves, moves } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';

describe('moves of 7 Wonders without their payments', () => {
  it('moves of 7 Wonders that differ only in whom they pay are one, those with another card or ship are not', () => {
    const { BUILD, packMove, withoutCoins } = moves;
    const { withFar, withFleet } = armadaMoves;
    const moved = [packMove(BUILD, 5, 2, 0), packMove(BUILD, 5, 0, 3), withFar(packMove(BUILD, 5), 2, 1)].map(
      withoutCoins,
    );
    expect(new Set(moved)).toEqual(new Set([packMove(BUILD, 5)]));
    expect(withoutCoins(packMove(BUILD, 6, 2, 0))).not.toBe(moved[0]);
    expect(withoutCoins(withFleet(packMove(BUILD, 5, 2, 0), 1))).toBe(withFleet(packMove(BUILD, 5), 1));
  });
});
