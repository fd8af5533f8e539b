import { expect, test } from 'vitest';
import { clone, encode, type State } from '../src/state.ts';
import { dealState } from './support.ts';

/** All lists and records of a part, with those inside. */
function holders(part: object): object[] {
  return [part, ...Object.values(part).flatMap((value: unknown) => (isHolder(value) ? holders(value) : []))];
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Each number of a part made one larger, one at a time; what a game never changes is left out. */
function* changedParts(part: object): Generator<void> {
  for (const holder of holders(part)) {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value !== 'number') continue;
      Reflect.set(holder, key, value + 1);
      yield;
      Reflect.set(holder, key, value);
    }
  }
}

test.each([['cities'], ['leaders']] as const)('positions that differ in a number of %s are told apart', (id) => {
  const s: State = dealState('5', { packs: ['base', 'leaders', 'cities'], edition: 2, players: 3, sides: 'day' });
  const copy = clone(s);
  const before = encode(s, []).join();
  const { costs: _, ...part } = { costs: null, ...copy.parts[id] };
  let changed = 0;
  for (const _change of changedParts(part)) {
    expect(encode(copy, []).join()).not.toBe(before);
    changed++;
  }
  expect(changed).toBeGreaterThan(15);
});
