import { expect, it } from 'vitest';
import { logAfter, logOf } from './log.ts';

const started = (seat: number) => [{ type: 'turnStarted', seat, extra: false } as const];
const entry = (v: number) => ({ v, seat: v % 2, events: started(v % 2) });
const update = (v: number, isMove = true) => ({
  v,
  move: isMove ? { seat: v % 2, text: 'discard baths' } : null,
  events: isMove ? started(v % 2) : [],
});

it('the log is what the server tells of the moves before', () => {
  const step = { v: 3, move: { seat: 1, text: 'discard baths' }, events: started(1) };
  expect(logOf([step])).toEqual([entry(3)]);
});

it('a step is added to the log, once', () => {
  expect(logAfter([entry(1)], update(2))).toEqual([entry(1), entry(2)]);
  expect(logAfter([entry(1), entry(2)], update(2))).toEqual([entry(1), entry(2)]);
});

it('an undo takes the last step from the log', () => {
  expect(logAfter([entry(1), entry(2)], update(1, false))).toEqual([entry(1)]);
});

it('being told again where the game is takes nothing from the log', () => {
  expect(logAfter([entry(1), entry(2)], update(2, false))).toEqual([entry(1), entry(2)]);
});
