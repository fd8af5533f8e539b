import { writePositions } from '@pharos/core/testkit';
import { duel } from '@pharos/duel';
import { expect, it } from 'vitest';
import { political } from './support.ts';

it('writes down what a seat knows, so that it sees the same when it is read again', () => {
  const { written, examples } = writePositions(duel, 15);
  expect(written).toBeGreaterThan(800);
  expect(examples).toEqual([]);
});

it('writes down the Senate, Decrees and Conspiracies', () => {
  const { written, refused, examples } = writePositions(duel, 15, political);
  expect(written).toBeGreaterThan(3 * refused);
  // What was triggered in this turn, or left the game for good, has no words.
  expect(examples.length).toBeLessThan(written / 100);
});

it('writes nothing down with an expansion that has no words for it', () => {
  expect(writePositions(duel, 2, { options: { packs: ['base', 'pantheon'] } }).written).toBe(0);
});
