import { expect, it } from 'vitest';
import { knownAnswer, weighedAnswer } from './answers.ts';

const weighed = (move: string, chance: number) => ({ move, chance, visits: 1, line: [] });
const DECISION = {
  best: [weighed('build a', 0.6), weighed('build b', 0.59), weighed('discard c', 0.4)],
  played: weighed('discard a', 0.45),
};
const isAlike = (one: string, other: string): boolean => one.split(' with ')[0] === other.split(' with ')[0];

it('the best move and one that is nearly as good are right, however they are paid', () => {
  expect(knownAnswer(DECISION, 'build a with gold', isAlike)?.grade).toBe('right');
  expect(knownAnswer(DECISION, 'build b', isAlike)?.grade).toBe('right');
  expect(knownAnswer(DECISION, 'discard c', isAlike)).toMatchObject({ grade: 'wrong', chance: 0.4 });
});

it('the move that was made is told from others, and a move nobody has weighed is judged later', () => {
  expect(knownAnswer(DECISION, 'discard a', isAlike)?.grade).toBe('same');
  expect(knownAnswer(DECISION, 'discard d', isAlike)).toBeNull();
});

it('a move that is weighed now is compared with the others of the same search', () => {
  const search = [
    { move: 'build e', chance: 0.8 },
    { move: 'build d', chance: 0.79 },
    { move: 'discard d', chance: 0.5 },
  ];
  expect(weighedAnswer(DECISION, 'build d', search)).toMatchObject({ grade: 'right' });
  const bad = weighedAnswer(DECISION, 'discard d', search);
  expect([bad.grade, bad.chance?.toFixed(2)]).toEqual(['wrong', '0.30']);
  expect(weighedAnswer(DECISION, 'discard z', search)).toEqual({ move: 'discard z', grade: 'wrong', chance: null });
});
