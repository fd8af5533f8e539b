import { expect, test } from 'vitest';
import { botRng } from '../botRng.ts';
import { Node } from './tree.ts';

/** A move that was added, in the order of the list. */
interface Added {
  readonly seat: number;
  readonly key: number;
  readonly move: number;
}

/** What `indexOf` says, by looking at all of them. */
function placeIn(list: readonly Added[], seat: number, key: number): number {
  return list.findIndex((added) => added.seat === seat && added.key === key);
}

test.each([
  ['of one seat that are their own keys', 1, false],
  ['of one seat', 1, true],
  ['of several seats that are their own keys', 3, false],
  ['of several seats', 3, true],
])('a node finds moves %s wherever it looks first', (_, seats, haveKeys) => {
  const rng = botRng('4');
  const keyOf = (move: number): number => (haveKeys ? 7 * move : move);
  for (let round = 0; round < 20; round++) {
    const node = new Node();
    const list: Added[] = [];
    const first = Array.from({ length: rng(6) }, (__, at) => 2 * at);
    if (first.length > 0) {
      const keys = haveKeys ? first.map(keyOf) : first;
      node.start(0, first, keys, [...first.keys()], first.length);
      list.push(...first.map((move) => ({ seat: 0, key: keyOf(move), move })));
    }
    for (let more = rng(8); more > 0; more--) {
      const added = { seat: rng(seats), move: 100 * more + rng(9), key: 0 };
      const key = keyOf(added.move);
      expect(node.add(added.seat, added.move, key, 0.5)).toBe(list.length);
      list.push({ ...added, key });
    }
    expect(node.isNew).toBe(list.length === 0);
    for (const [place, { seat, key, move }] of list.entries()) {
      for (const near of [0, place, list.length]) expect(node.indexOf(seat, key, near)).toBe(placeIn(list, seat, key));
      expect(node.indexOf(seat + 1, key, 0)).toBe(placeIn(list, seat + 1, key));
      expect(node.edgeAt(place)).toMatchObject({ seat, key, move, visits: 0, child: null });
    }
    expect(node.priors).toHaveLength(list.length);
    expect(node.indexOf(0, -1, 0)).toBe(-1);
  }
});

/** A node with two moves that were tried so often. */
function tried(...visits: [number, number]): Node {
  const node = new Node();
  for (const [move, count] of visits.entries()) {
    node.add(0, move, move, 0.5);
    Object.assign(node.edgeAt(move), { visits: count, child: new Node() });
  }
  return node;
}

test('a pruned tree keeps what it knows of moves tried seldom, but not what followed them', () => {
  const root = tried(9, 3);
  const deep = tried(2, 7);
  Object.assign(root.edgeAt(0), { child: deep });
  root.prune(5);
  expect([0, 1].map((move) => root.edgeAt(move).visits)).toEqual([9, 3]);
  expect(root.edgeAt(0).child).toBe(deep);
  expect(root.edgeAt(1).child).toBeNull();
  expect([0, 1].map((move) => deep.edgeAt(move).child === null)).toEqual([true, false]);
  root.keepOnly(0, 1);
  expect([0, 1].map((move) => root.edgeAt(move).visits)).toEqual([0, 3]);
});
