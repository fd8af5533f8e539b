import { expect, test } from 'vitest';
import { compileCost, sumOf, withOneLess, type Cost, type Price } from '../src/cost.ts';
import { RESOURCES } from '../src/content/types.ts';
import { PassingPrice } from '../src/passingPrice.ts';

const COSTS = [
  compileCost({}),
  compileCost({ coins: 2 }),
  compileCost({ wood: 2 }),
  compileCost({ clay: 1, ore: 3, coins: 1 }),
  compileCost({ glass: 1, papyrus: 1 }),
  compileCost({ wood: 1, stone: 2, ore: 1, clay: 1, textile: 2, glass: 1, papyrus: 1 }),
];

/** What a price asks for of each set. */
function unitsBySet({ raw, manufactured }: Price): ReadonlyMap<number, number> {
  const ofKind = ({ sets, units }: Price['raw']): [number, number][] => sets.map((set, at) => [set, units[at]]);
  return new Map([...ofKind(raw), ...ofKind(manufactured)]);
}

const PAIRS = COSTS.flatMap((cost) => COSTS.map((other) => [cost, other] as const));

test('two costs in one passing price ask for the same as their sum', () => {
  const price = new PassingPrice();
  for (const [cost, other] of PAIRS) {
    const sum = sumOf(cost, other);
    price.askBoth(cost, other);
    expect(price.coins).toBe(sum.coins);
    expect(unitsBySet(price)).toEqual(unitsBySet(sum));
  }
});

test('a unit less of a passing price leaves what a cost with a unit less asks for', () => {
  const price = new PassingPrice();
  const unitsOf = (cost: Cost): number[] => [...RESOURCES.keys()].filter((resource) => cost.units[resource] > 0);
  let checked = 0;
  for (const cost of COSTS) {
    for (const resource of unitsOf(cost)) {
      price.ask(cost);
      price.add(resource, -1);
      const units = unitsBySet(price);
      for (const [set, count] of unitsBySet(withOneLess(cost, resource))) expect(units.get(set)).toBe(count);
      price.add(resource, 1);
      expect(unitsBySet(price)).toEqual(unitsBySet(cost));
      checked++;
    }
  }
  expect(checked).toBeGreaterThan(8);
});
