import { expect, it } from 'vitest';
import { NO_FILTER, queryOf } from './historyFilter.ts';

it('nothing is asked for where nothing is chosen', () => {
  expect(queryOf(NO_FILTER, null)).toEqual({});
  expect(queryOf(NO_FILTER, '5.abc')).toEqual({ after: '5.abc' });
});

it('the base game alone is a choice of its own', () => {
  expect(queryOf({ ...NO_FILTER, expansions: 'none' }, null)).toEqual({ expansions: '' });
  expect(queryOf({ ...NO_FILTER, expansions: 'agora' }, null)).toEqual({ expansions: 'agora' });
});

it('the last day is one of those that are asked for, to its end', () => {
  const { from, to } = queryOf({ ...NO_FILTER, from: '2026-11-30', to: '2026-11-30' }, null);
  expect(Number(from)).toBe(new Date(2026, 10, 30).getTime());
  expect(Number(to)).toBe(new Date(2026, 11, 1).getTime());
});
