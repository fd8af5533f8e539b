import { fastRng, firstSeat, movesOf, rngFromSeed } from '@pharos/core';
import { expect, it } from 'vitest';
import { duel, isAllKnown } from '../src/index.ts';

const GAMES = 40;

it('where all is known, both players could lay out the very same game', () => {
  let known = 0;
  for (let game = 0; game < GAMES; game++) {
    const s = duel.setup(duel.readOptions({}), rngFromSeed(`78.${game}`));
    const rng = fastRng(game);
    for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
      const seat = firstSeat(acting);
      if (isAllKnown(s)) {
        known++;
        expect(s.age).toBe(3);
        for (const viewer of [0, 1]) {
          const guess = duel.resample(s, viewer, rng);
          const moves = movesOf(duel, s, seat);
          const move = moves[rng(moves.length)];
          const real = duel.clone(s);
          duel.apply(real, seat, move);
          duel.apply(guess, seat, move);
          for (const one of [0, 1]) expect(duel.view(guess, one)).toEqual(duel.view(real, one));
        }
      }
      const moves = movesOf(duel, s, seat);
      duel.apply(s, seat, moves[rng(moves.length)]);
    }
  }
  expect(known).toBeGreaterThan(GAMES);
});

it('with an expansion nothing is taken to be known', () => {
  const s = duel.setup(duel.readOptions({ packs: ['base', 'agora'] }), rngFromSeed('78.1'));
  const rng = fastRng(3);
  for (let acting = duel.toAct(s); acting !== 0; acting = duel.toAct(s)) {
    const seat = firstSeat(acting);
    const moves = movesOf(duel, s, seat);
    expect(isAllKnown(s)).toBe(false);
    duel.apply(s, seat, moves[rng(moves.length)]);
  }
});
