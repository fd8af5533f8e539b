import { expect, it } from 'vitest';
import { canJoin } from './joining.ts';

const seat = (kind: 'open' | 'guest', mine = false) => ({ seat: 0, kind, name: null, level: null, mine });

it('a table can be joined while a seat is open, unless one has a seat there', () => {
  expect(canJoin({ seats: [seat('guest'), seat('open')] })).toBe(true);
  expect(canJoin({ seats: [seat('guest'), seat('guest')] })).toBe(false);
  expect(canJoin({ seats: [seat('guest', true), seat('open')] })).toBe(false);
});
