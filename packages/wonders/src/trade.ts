import type { Cost, Demand } from './catalog.ts';
import type { City } from './state.ts';
import type { Supply } from './supply.ts';

/** Coins for a unit, and with a discount, which never adds up to less [W-40, W-48, W-98]. */
const PRICE = 2;
const REDUCED_PRICE = 1;

/** The bits of a city's `discounts`. */
const RAW_LEFT = 1;
const RAW_RIGHT = 2;
const MANUFACTURED_LEFT = 4;
const MANUFACTURED_RIGHT = 8;

/** What a unit costs at either neighbour. */
export function priceOf(city: City, isRaw: boolean, isLeft: boolean): number {
  const bit = isRaw ? (isLeft ? RAW_LEFT : RAW_RIGHT) : isLeft ? MANUFACTURED_LEFT : MANUFACTURED_RIGHT;
  return (city.discounts & bit) !== 0 ? REDUCED_PRICE : PRICE;
}

/** Pairs of numbers for the left and the right neighbour, in buffers that never shrink. */
export class Pairs {
  count = 0;
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
export function findPayments(buyer: City, left: City, right: City, cost: Cost, budget: number, payments: Pairs): void {
  payments.count = 0;
  const coins = budget - cost.coins;
  if (coins < 0) return;
  const rawSuffices = suffices(cost.raw, buyer.supply);
  const manufacturedSuffices = suffices(cost.manufactured, buyer.supply);
  if (rawSuffices && manufacturedSuffices) return payments.push(0, 0);
  if (coins === 0) return;
  findPurchases(rawSuffices ? null : cost.raw, buyer.supply, left.forSale, right.forSale, raw);
  if (raw.count === 0) return;
  findPurchases(
    manufacturedSuffices ? null : cost.manufactured,
    buyer.supply,
    left.forSale,
    right.forSale,
    manufactured,
  );
  const { discounts } = buyer;
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

/** Whether the own production is enough [W-31]. */
function suffices(demand: Demand, own: Supply): boolean {
  const { sets, units } = demand;
  for (let i = 0; i < sets.length; i++) if (own[sets[i]] < units[i]) return false;
  return true;
}

/**
 * The least units to buy of one kind: for every number from the left the least number from the right. By Hall's theorem
 * a demand is met if no set of resources asks for more than own production, the units bought on the left (as far as
 * the left sells of that set) and those bought on the right give together [W-34, W-42].
 */
export function findPurchases(
  demand: Demand | null,
  own: Supply,
  leftSells: Supply,
  rightSells: Supply,
  purchases: Pairs,
): void {
  purchases.count = 0;
  if (demand === null) return purchases.push(0, 0);
  const { sets, units } = demand;
  let most = 0;
  for (let i = 0; i < sets.length; i++) most = Math.max(most, units[i] - own[sets[i]]);
  let least = most + 1;
  for (let fromLeft = 0; fromLeft <= most && least > 0; fromLeft++) {
    let fromRight = 0;
    let isPossible = true;
    for (let i = 0; i < sets.length && isPossible; i++) {
      const set = sets[i];
      const missing = units[i] - own[set] - Math.min(fromLeft, leftSells[set]);
      if (missing > rightSells[set]) isPossible = false;
      else if (missing > fromRight) fromRight = missing;
    }
    if (!isPossible || fromRight >= least) continue;
    purchases.push(fromLeft, fromRight);
    least = fromRight;
  }
}
