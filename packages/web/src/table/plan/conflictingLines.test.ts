import { expect, it } from 'vitest';
import { areConflicting, type Line } from './conflictingLines.ts';

/** Seats take turns, the other one first. */
const line = (...moves: string[]): Line =>
  moves.map((move, index) => ({ seat: index % 2, choice: { move, action: 'build' } }));

it.each<[string, Line, Line, boolean]>([
  ['another answer to the same', line('a', 'b'), line('a', 'c'), true],
  ['another answer later on', line('a', 'b', 'c', 'd'), line('a', 'b', 'c', 'e'), true],
  ['an answer to something else', line('a', 'b'), line('c', 'b'), false],
  ['an answer to something else later on', line('a', 'b', 'c', 'd'), line('a', 'b', 'e', 'd'), false],
  ['the same', line('a', 'b'), line('a', 'b'), false],
  ['the same and more', line('a', 'b'), line('a', 'b', 'c', 'd'), false],
  ['the same and less', line('a', 'b', 'c', 'd'), line('a', 'b'), false],
])('a new line takes the place of one that is: %s', (_, one, other, isOtherwise) => {
  expect(areConflicting(one, other, 1)).toBe(isOtherwise);
});
