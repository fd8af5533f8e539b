import { freeingPower, hasFreeBuild, isFreeByChain } from './building.ts';
import { FREE_FIRST_CARD, FREE_FIRST_OF_COLOUR, FREE_LAST_CARD, type Card, type Cost, type Demand } from './catalog.ts';
import { hasName } from './city.ts';
import { RESOURCES } from './content/types.ts';
import { leftOf, rightOf, sideOf, type City, type State } from './state.ts';
import { FIRST_MANUFACTURED, RESOURCE_SETS, resourceSets, type Supply } from './supply.ts';
import { countMissing, findPayments, findPurchases, Pairs, priceOf } from './trade.ts';

/** What is bought from one neighbour: so many units at so many coins each. */
export interface Purchase {
  readonly resource: string;
  readonly count: number;
  readonly from: 'left' | 'right';
  readonly each: number;
}

/** What is bought two seats away; only with Armada [AR-148]. */
export interface FarPurchase {
  readonly resource: string;
  readonly count: number;
  readonly from: 'left2' | 'right2';
  readonly each: number;
}

/** One way to pay, in full: for showing it in words. */
export interface Payment {
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  readonly purchases: readonly Purchase[];
  readonly free: 'noCost' | 'production' | 'chain' | 'oncePerAge' | 'firstOfColour' | 'firstCard' | 'lastCard' | null;
  readonly affordable: boolean;
  /** Uses up the free build of the Age [W-99]. */
  readonly isPower: boolean;
  readonly left2?: number;
  readonly right2?: number;
  readonly far?: readonly FarPurchase[];
}

/** Every way to pay for something, and what stands in the way if none will do. */
export interface Terms {
  readonly obstacle: 'alreadyBuilt' | 'wonderComplete' | 'tooExpensive' | 'unobtainable' | null;
  readonly payments: readonly Payment[];
}

/** More coins than anything costs. */
export const ANY_BUDGET = 1000;

export function buildingTerms(s: State, cityIndex: number, card: Card): Terms {
  const city = s.cities[cityIndex];
  if (hasName(city, card.name)) return { obstacle: 'alreadyBuilt', payments: [] };
  if (isFreeByChain(city, card)) return { obstacle: null, payments: [freePayment('chain')] };
  const power = freeingPower(s, city, card);
  if (power !== 0) return { obstacle: null, payments: [freePayment(POWER_NAMES[power])] };
  const payments = paymentsFor(s, cityIndex, card.cost);
  const costsNothing = payments.some(({ free }) => free !== null);
  if (hasFreeBuild(s, city) && !costsNothing) payments.push({ ...freePayment('oncePerAge'), isPower: true });
  return { obstacle: obstacleTo(payments), payments };
}

export const POWER_NAMES: Readonly<Record<number, Payment['free']>> = {
  [FREE_FIRST_OF_COLOUR]: 'firstOfColour',
  [FREE_FIRST_CARD]: 'firstCard',
  [FREE_LAST_CARD]: 'lastCard',
};

export function stageTerms(s: State, cityIndex: number): Terms {
  const city = s.cities[cityIndex];
  const { stages } = sideOf(s, city);
  if (city.stages === stages.length) return { obstacle: 'wonderComplete', payments: [] };
  const payments = paymentsFor(s, cityIndex, stages[city.stages].cost);
  return { obstacle: obstacleTo(payments), payments };
}

export function obstacleTo(payments: readonly Payment[]): Terms['obstacle'] {
  if (payments.some(({ affordable }) => affordable)) return null;
  return payments.length > 0 ? 'tooExpensive' : 'unobtainable';
}

export function freePayment(free: Payment['free']): Payment {
  return { bank: 0, left: 0, right: 0, purchases: [], free, affordable: true, isPower: false };
}

/** Every sensible way to pay a cost, affordable or not. */
function paymentsFor(s: State, cityIndex: number, cost: Cost): Payment[] {
  const city = s.cities[cityIndex];
  const left = s.cities[leftOf(s, cityIndex)];
  const right = s.cities[rightOf(s, cityIndex)];
  const found = new Pairs();
  findPayments(city, left, right, cost, ANY_BUDGET, found);
  return Array.from({ length: found.count }, (_, index) => {
    const toLeft = found.left[index];
    const toRight = found.right[index];
    const total = cost.coins + toLeft + toRight;
    const isFree = total === 0;
    return {
      bank: cost.coins,
      left: toLeft,
      right: toRight,
      purchases: isFree ? [] : purchasesFor(city, left, right, cost, toLeft, toRight),
      free: !isFree ? null : cost.units.some((units) => units > 0) ? 'production' : 'noCost',
      affordable: total <= city.coins,
      isPower: false,
    };
  });
}

/** What the coins for the neighbours buy: raw materials and manufactured goods, each with a split that adds up. */
export function purchasesFor(
  city: City,
  left: City,
  right: City,
  cost: Cost,
  toLeft: number,
  toRight: number,
): Purchase[] {
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
      const traders = { city, left, right };
      return [
        ...split(traders, cost, true, raw.left[i], raw.right[i]),
        ...split(traders, cost, false, manufactured.left[j], manufactured.right[j]),
      ];
    }
  }
  return [];
}

interface Traders {
  readonly city: City;
  readonly left: City;
  readonly right: City;
}

/** Which resources of one kind are bought where, given how many units come from either side. */
function split(
  { city, left, right }: Traders,
  cost: Cost,
  isRaw: boolean,
  fromLeft: number,
  fromRight: number,
): Purchase[] {
  const resources = RESOURCES.flatMap((_, resource) => (resource < FIRST_MANUFACTURED === isRaw ? [resource] : []));
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
