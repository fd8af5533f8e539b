import { fastRng, movesOf, rngFromSeed } from '@pharos/core';
import { duel } from '@pharos/duel';
import { expect, it } from 'vitest';
import { duelBot } from './duel/bots.ts';

it('a bot that is cancelled chooses a legal move and has hardly begun to think', () => {
  const s = duel.setup(duel.readOptions({}), rngFromSeed('7.1'));
  let asked = 0;
  const isCancelled = (): boolean => ++asked === 2;
  const move = duelBot('master', 60_000).choose(duel.clone(s), 0, fastRng(1), isCancelled);
  expect(movesOf(duel, s, 0)).toContain(move);
  expect(asked).toBe(2);
});
