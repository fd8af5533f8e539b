import { describe, expect, it } from 'vitest';
import { goodsFor } from './goods.ts';

const fixed = { wood: 2, stone: 0, ore: 0, clay: 1, glass: 1, papyrus: 0, textile: 0 };

describe('goods of a neighbour', () => {
  it('goods of a neighbour stand by kind, each with its price, where prices differ', () => {
    const goods = goodsFor({ fixed, choices: [['stone', 'ore']] }, { raw: 1, made: 2 });
    expect(goods.map(({ kind, price }) => [kind, price])).toEqual([
      ['raw', 1],
      ['made', 2],
    ]);
    expect(goods[0].production).toEqual({ fixed: { ...fixed, glass: 0 }, choices: [['stone', 'ore']] });
    expect(goods[1].production).toEqual({ fixed: { ...fixed, wood: 0, clay: 0 }, choices: [] });
  });

  it('goods of a neighbour stand together at one price, and a kind there is nothing of not at all', () => {
    expect(goodsFor({ fixed, choices: [] }, { raw: 2, made: 2 }).map(({ kind }) => kind)).toEqual(['all']);
    const raw = { fixed: { ...fixed, glass: 0 }, choices: [] };
    expect(goodsFor(raw, { raw: 1, made: 2 }).map(({ kind }) => kind)).toEqual(['raw']);
    expect(goodsFor({ fixed: { ...fixed, wood: 0, clay: 0, glass: 0 }, choices: [] }, { raw: 2, made: 2 })).toEqual([]);
  });
});
