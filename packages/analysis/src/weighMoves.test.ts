import { fastRng, firstSeat, rngFromSeed } from '@pharos/core';
import { duel } from '@pharos/duel';
import { describe, expect, it } from 'vitest';
import { duelAnalysis } from './duel/duelAnalysis.ts';
import { weighMoves } from './weighMoves.ts';

const ITERATIONS = 3000;

describe('weighing moves until one is settled', () => {
  it('finds the move that all iterations find, in fewer of them', () => {
    const { searched, keyOf } = duelAnalysis;
    const options = duel.readOptions({});
    let spared = 0;
    for (const seed of ['1', '2', '3', '4']) {
      const s = duel.setup(options, rngFromSeed(seed));
      const seat = firstSeat(duel.toAct(s));
      const request = { seat, wanted: null, iterations: ITERATIONS, keyOf, leastOfRivals: 0 };
      const whole = weighMoves(searched, s, request, fastRng(1));
      const settled = weighMoves(searched, s, { ...request, untilSettled: true }, fastRng(1));
      const foremost = ({ moves }: typeof whole) => moves.toSorted((one, other) => other.visits - one.visits)[0];
      expect(foremost(settled).move).toBe(foremost(whole).move);
      spared += foremost(whole).visits - foremost(settled).visits;
    }
    expect(spared).toBeGreaterThan(0);
  });
});
