import type { Cost, Demand } from './cost.ts';
import type { PurchaseView } from './choice.ts';
import { RESOURCES } from './content/types.ts';
import type { Payer } from './payer.ts';
import { FIRST_MANUFACTURED, RESOURCE_SETS, resourceSets, type Supply } from './supply.ts';
import { countMissing, findPurchases, Pairs, priceOf } from './trade.ts';

/** What the coins for the neighbours buy: raw materials and manufactured goods, each with a split that adds up. */
export function purchasesFor(payer: Payer, cost: Cost, toLeft: number, toRight: number): PurchaseView[] {
  const { city, left, right } = payer;
  const raw = new Pairs();
  const manufactured = new Pairs();
  const listPurchases = (demand: Demand, found: Pairs): void => {
    const missing = countMissing(demand, city.supply, left.forSale, right.forSale);
    findPurchases(demand, missing, city.supply, left.forSale, right.forSale, found);
  };
  listPurchases(cost.raw, raw);
  listPurchases(cost.manufactured, manufactured);
  for (let i = 0; i < raw.count; i++) {
    for (let j = 0; j < manufactured.count; j++) {
      const paidLeft = raw.left[i] * priceOf(city, true, true) + manufactured.left[j] * priceOf(city, false, true);
      const paidRight = raw.right[i] * priceOf(city, true, false) + manufactured.right[j] * priceOf(city, false, false);
      if (paidLeft !== toLeft || paidRight !== toRight) continue;
      return [
        ...split(payer, cost, true, raw.left[i], raw.right[i]),
        ...split(payer, cost, false, manufactured.left[j], manufactured.right[j]),
      ];
    }
  }
  return [];
}

const RESOURCES_OF = {
  raw: [...RESOURCES.keys()].filter((resource) => resource < FIRST_MANUFACTURED),
  manufactured: [...RESOURCES.keys()].filter((resource) => resource >= FIRST_MANUFACTURED),
} as const;

/** Which resources of one kind are bought where, given how many units come from either side. */
function split(
  { city, left, right }: Payer,
  cost: Cost,
  isRaw: boolean,
  fromLeft: number,
  fromRight: number,
): PurchaseView[] {
  if (fromLeft + fromRight === 0) return [];
  const resources = RESOURCES_OF[isRaw ? 'raw' : 'manufactured'].filter((resource) => cost.units[resource] > 0);
  const sets = isRaw ? RESOURCE_SETS.raw : RESOURCE_SETS.manufactured;
  const bought = { left: RESOURCES.map(() => 0), right: RESOURCES.map(() => 0) };
  const own = cost.units.slice();
  const fits = (): boolean =>
    canSupply(city.supply, own, sets) &&
    canSupply(left.forSale, bought.left, sets) &&
    canSupply(right.forSale, bought.right, sets);
  const search = (at: number, restLeft: number, restRight: number): boolean => {
    if (at === resources.length) return restLeft === 0 && restRight === 0 && fits();
    const resource = resources[at];
    const units = cost.units[resource];
    for (let l = Math.min(units, restLeft); l >= 0; l--) {
      for (let r = Math.min(units - l, restRight); r >= 0; r--) {
        bought.left[resource] = l;
        bought.right[resource] = r;
        own[resource] = units - l - r;
        if (search(at + 1, restLeft - l, restRight - r)) return true;
      }
    }
    return false;
  };
  if (!search(0, fromLeft, fromRight)) throw new Error('a payment buys nothing that adds up');
  return (['left', 'right'] as const).flatMap((from) =>
    resources
      .filter((resource) => bought[from][resource] > 0)
      .map((resource) => ({
        resource: RESOURCES[resource],
        count: bought[from][resource],
        from,
        each: priceOf(city, isRaw, from === 'left'),
      })),
  );
}

/** Whether a supply can give these units in one turn. */
function canSupply(supply: Supply, units: readonly number[], sets: readonly number[]): boolean {
  return sets.every((set) => resourceSets[set].reduce((sum, resource) => sum + units[resource], 0) <= supply[set]);
}

/** The units that are left to make. */
export function withoutBought(units: readonly number[], purchases: readonly PurchaseView[]): number[] {
  const rest = units.slice();
  for (const { resource, count } of purchases) rest[RESOURCES.indexOf(resource)] -= count;
  return rest;
}
