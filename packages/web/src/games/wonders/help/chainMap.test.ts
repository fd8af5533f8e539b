import { PACKS } from '@pharos/wonders';
import { describe, expect, it } from 'vitest';
import { chainMaps } from './chainMap.ts';

describe.each([1, 2])('the chains of edition %i as pictures', (edition) => {
  const cards = PACKS.filter((pack) => pack.edition === edition).flatMap((pack) => pack.cards);
  const maps = chainMaps(cards);

  it('show every card that makes another one free, and every link', () => {
    const links = maps.flatMap((map) => map.links.map(([from, to]) => `${from.id} ${to.id}`)).toSorted();
    expect(links).toEqual(cards.flatMap(({ id, freeWith = [] }) => freeWith.map((from) => `${from} ${id}`)).toSorted());
    expect(links.length).toBeGreaterThan(15);
  });

  it('show no card twice, and no two cards in one place', () => {
    const nodes = maps.flatMap((map) => map.nodes);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const map of maps)
      for (const [at, one] of map.nodes.entries())
        for (const other of map.nodes.slice(at + 1))
          expect(one.column === other.column && Math.abs(one.row - other.row) < 1, `${one.id} ${other.id}`).toBe(false);
  });

  it('lead from left to right', () => {
    for (const [from, to] of maps.flatMap((map) => map.links)) expect(to.column).toBeGreaterThan(from.column);
  });
});
