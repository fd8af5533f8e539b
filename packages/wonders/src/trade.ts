import type { Cost, Demand, Price } from './cost.ts';
import type { City } from './state.ts';
import type { Supply } from './supply.ts';

/** Coins for a unit, and with a discount, which never adds up to less [W-40, W-48, W-98]. */
export const PRICE = 2;
const REDUCED_PRICE = 1;

/** The bits of a city's `discounts`. */
const RAW_LEFT = 1;
const RAW_RIGHT = 2;
const MANUFACTURED_LEFT = 4;
const MANUFACTURED_RIGHT = 8;

/** The discount on resources of one kind at one neighbour, as a bit. */
export function discountOn(isRaw: boolean, isLeft: boolean): number {
  return isRaw ? (isLeft ? RAW_LEFT : RAW_RIGHT) : isLeft ? MANUFACTURED_LEFT : MANUFACTURED_RIGHT;
}

/** What a unit costs at either neighbour. */
export function priceOf(city: City, isRaw: boolean, isLeft: boolean): number {
  return (city.discounts & discountOn(isRaw, isLeft)) !== 0 ? REDUCED_PRICE : PRICE;
}

/** Pairs of numbers for the left and the right neighbour, in buffers that never shrink. */
export class Pairs {
  count = 0;
  /** Coins for the bank besides those of the cost, in the first of them. */
  bank = 0;
  readonly left: number[] = [];
  readonly right: number[] = [];

  push(left: number, right: number): void {
    this.left[this.count] = left;
    this.right[this.count] = right;
    this.count++;
  }

  /** Adds a pair unless one is there that is not worse for either side, drops those it beats, keeps the least total first. */
  insert(left: number, right: number): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const otherLeft = this.left[i];
      const otherRight = this.right[i];
      // No pair both beats this one while another is beaten by it: they would have beaten each other before.
      if (otherLeft <= left && otherRight <= right) return;
      if (otherLeft >= left && otherRight >= right) continue;
      this.left[kept] = otherLeft;
      this.right[kept++] = otherRight;
    }
    let at = kept;
    for (; at > 0; at--) {
      const total = this.left[at - 1] + this.right[at - 1];
      if (total < left + right || (total === left + right && this.left[at - 1] < left)) break;
      this.left[at] = this.left[at - 1];
      this.right[at] = this.right[at - 1];
    }
    this.left[at] = left;
    this.right[at] = right;
    this.count = kept + 1;
  }
}

/** The units to buy of either kind, worked out afresh for each cost. */
const raw = new Pairs();
const manufactured = new Pairs();

/**
 * All sensible ways to pay a cost with at most `budget` coins: coins for the left and for the right neighbour, no way
 * dearer for one and not cheaper for the other [W-40 … W-49]. The least total comes first.
 */
export function findPayments(buyer: City, left: City, right: City, cost: Price, budget: number, payments: Pairs): void {
  payments.count = 0;
  const coins = budget - cost.coins;
  if (coins < 0) return;
  const own = buyer.supply;
  const leftSells = left.forSale;
  const rightSells = right.forSale;
  const { discounts } = buyer;
  const leastPrice = discounts === 0 ? PRICE : REDUCED_PRICE;
  // Most costs that cannot be paid are found out here, before anything is worked out.
  const rawMissing = countMissing(cost.raw, own, leftSells, rightSells);
  if (rawMissing * leastPrice > coins) return;
  const manufacturedMissing = countMissing(cost.manufactured, own, leftSells, rightSells);
  const missing = rawMissing + manufacturedMissing;
  if (missing * leastPrice > coins) return;
  if (missing === 0) return payments.push(0, 0);
  findPurchases(cost.raw, rawMissing, own, leftSells, rightSells, raw);
  findPurchases(cost.manufactured, manufacturedMissing, own, leftSells, rightSells, manufactured);
  pairUp(discounts, coins, payments);
}

/** The same from any supplies, with the coins that are left for the neighbours. */
export function findPurchasePayments(
  discounts: number,
  own: Supply,
  leftSells: Supply,
  rightSells: Supply,
  cost: Cost,
  coins: number,
  payments: Pairs,
): void {
  payments.count = 0;
  if (coins < 0) return;
  const rawMissing = countMissing(cost.raw, own, leftSells, rightSells);
  const manufacturedMissing = countMissing(cost.manufactured, own, leftSells, rightSells);
  if (rawMissing + manufacturedMissing > coins) return;
  findPurchases(cost.raw, rawMissing, own, leftSells, rightSells, raw);
  findPurchases(cost.manufactured, manufacturedMissing, own, leftSells, rightSells, manufactured);
  pairUp(discounts, coins, payments);
}

/** Each way to buy raw materials with each way to buy manufactured goods, at the prices of the buyer. */
function pairUp(discounts: number, coins: number, payments: Pairs): void {
  const rawLeft = (discounts & RAW_LEFT) !== 0 ? REDUCED_PRICE : PRICE;
  const rawRight = (discounts & RAW_RIGHT) !== 0 ? REDUCED_PRICE : PRICE;
  const manufacturedLeft = (discounts & MANUFACTURED_LEFT) !== 0 ? REDUCED_PRICE : PRICE;
  const manufacturedRight = (discounts & MANUFACTURED_RIGHT) !== 0 ? REDUCED_PRICE : PRICE;
  for (let i = 0; i < raw.count; i++) {
    for (let j = 0; j < manufactured.count; j++) {
      const toLeft = raw.left[i] * rawLeft + manufactured.left[j] * manufacturedLeft;
      const toRight = raw.right[i] * rawRight + manufactured.right[j] * manufacturedRight;
      if (toLeft + toRight <= coins) payments.insert(toLeft, toRight);
    }
  }
}

/** Units of a cost that a city does not produce itself [W-34]. */
export function countLacking({ raw: rawDemand, manufactured: goods }: Price, own: Supply): number {
  return lackingOf(rawDemand, own) + lackingOf(goods, own);
}

function lackingOf({ sets, units }: Demand, own: Supply): number {
  let most = 0;
  for (let index = 0; index < sets.length; index++) {
    const lacking = units[index] - own[sets[index]];
    if (lacking > most) most = lacking;
  }
  return most;
}

/** More units than any budget buys: what is missing is not to be had. */
const UNOBTAINABLE = 1_000_000;

/**
 * How many units of one kind must be bought at least. By Hall's theorem a demand is met if no set of resources asks for
 * more than the sources of that set give together [W-31, W-34, W-42].
 */
export function countMissing(demand: Demand, own: Supply, leftSells: Supply, rightSells: Supply): number {
  const { sets, units } = demand;
  let most = 0;
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i];
    const missing = units[i] - own[set];
    if (missing <= 0) continue;
    if (missing > leftSells[set] + rightSells[set]) return UNOBTAINABLE;
    if (missing > most) most = missing;
  }
  return most;
}

/**
 * The least units to buy of one kind when `missing` must be bought at least: for every number from the left the least
 * number from the right. So many units from the left serve a set only as far as the left sells of that set.
 */
export function findPurchases(
  demand: Demand,
  missing: number,
  own: Supply,
  leftSells: Supply,
  rightSells: Supply,
  purchases: Pairs,
): void {
  purchases.count = 0;
  if (missing === 0) return purchases.push(0, 0);
  const { sets, units } = demand;
  let least = missing + 1;
  for (let fromLeft = 0; fromLeft <= missing && least > 0; fromLeft++) {
    let fromRight = 0;
    for (let i = 0; i < sets.length; i++) {
      const set = sets[i];
      const sold = leftSells[set];
      const rest = units[i] - own[set] - (fromLeft < sold ? fromLeft : sold);
      if (rest > rightSells[set]) fromRight = UNOBTAINABLE;
      else if (rest > fromRight) fromRight = rest;
    }
    if (fromRight >= least) continue;
    purchases.push(fromLeft, fromRight);
    least = fromRight;
  }
}
