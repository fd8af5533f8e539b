import { armadaMoves, moves } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';

describe('a move of 7 Wonders', () => {
  it('does the same whoever is paid, but not with another card or ship', () => {
    const { BUILD, packMove, withoutCoins } = moves;
    const { withFar, withFleet } = armadaMoves;
    const deeds = [packMove(BUILD, 5, 2, 0), packMove(BUILD, 5, 0, 3), withFar(packMove(BUILD, 5), 2, 1)].map(
      withoutCoins,
    );
    expect(new Set(deeds)).toEqual(new Set([packMove(BUILD, 5)]));
    expect(withoutCoins(packMove(BUILD, 6, 2, 0))).not.toBe(deeds[0]);
    expect(withoutCoins(withFleet(packMove(BUILD, 5, 2, 0), 1))).toBe(withFleet(packMove(BUILD, 5), 1));
  });
});
