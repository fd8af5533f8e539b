import { costOf, type Cost } from '../catalog.ts';
import { RESOURCES } from '../content/types.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { FIRST_MANUFACTURED } from '../supply.ts';
import { findPayments, Pairs } from '../trade.ts';
import { areForSale } from './emporiums.ts';
import { CHEAPER_STEPS, EASTERN_TRADE, WESTERN_TRADE } from './naval.ts';
import { OASIS_DROPS_RAW } from './options.ts';
import type { ArmadaState } from './state.ts';

/** [AR-35] What a card costs that is built without paying. */
export const NOTHING: Cost = costOf(
  RESOURCES.map(() => 0),
  0,
);

/** Units a turn that the Emporiums bring [AR-126, AR-134]. */
const EASTERN_UNITS = 1;
const WESTERN_UNITS = 2;

/** One way to pay for a construction and a step together. */
export interface Plan {
  readonly left: number;
  readonly right: number;
  /** Coins for the cities two seats away, and the units bought there. */
  readonly left2: number;
  readonly right2: number;
  readonly western: readonly number[];
  readonly eastern: readonly number[];
  /** What is left to pay at home and at the neighbours. */
  readonly rest: Cost;
}

/** Shipyards that somebody typed in come and go: what is remembered of them goes with them. */
const sums = new WeakMap<Cost, WeakMap<Cost, Cost>>();

/** [AR-31] Two costs in one payment. The sums of few costs come again and again: each is worked out once. */
export function together(cost: Cost, step: Cost): Cost {
  let known = sums.get(cost);
  if (known === undefined) sums.set(cost, (known = new WeakMap<Cost, Cost>()));
  let sum = known.get(step);
  if (sum === undefined) {
    const units = cost.units.map((count, resource) => count + step.units[resource]);
    known.set(step, (sum = costOf(units, cost.coins + step.coins)));
  }
  return sum;
}

const lessened = new WeakMap<Cost, Cost[]>();

/** The cost with one unit less, whichever it is or a raw one first [AR-163]; the cost itself where there is none. */
function withOneLess(cost: Cost, rawFirst: boolean): readonly Cost[] {
  let known = lessened.get(cost);
  if (known === undefined) {
    const kinds = RESOURCES.flatMap((_, resource) => (cost.units[resource] > 0 ? [resource] : []));
    known = kinds.map((resource) => costOf(without(cost.units, [resource]), cost.coins));
    if (known.length === 0) known.push(cost);
    lessened.set(cost, known);
  }
  // Raw materials are numbered first.
  const raw = RESOURCES.filter((_, resource) => resource < FIRST_MANUFACTURED && cost.units[resource] > 0).length;
  return rawFirst && raw > 0 ? known.slice(0, raw) : known;
}

function without(units: readonly number[], resources: readonly number[]): number[] {
  const rest = units.slice();
  for (const resource of resources) rest[resource]--;
  return rest;
}

/** Whether a city has more ways to pay than its own goods and its neighbours'. */
export function hasSpecialPrices(armada: ArmadaState, city: number): boolean {
  return (armada.harbours[city].powers & (EASTERN_TRADE | WESTERN_TRADE | CHEAPER_STEPS)) !== 0;
}

const pairs = new Pairs();

/** Every sensible way to pay for a construction and, if there is one, a step, with at most `budget` coins. */
export function findPlans(
  s: State,
  armada: ArmadaState,
  city: number,
  cost: Cost,
  step: Cost | null,
  budget: number,
): Plan[] {
  const isCheaper = (armada.harbours[city].powers & CHEAPER_STEPS) !== 0;
  const rawFirst = (armada.rulings & OASIS_DROPS_RAW) !== 0;
  const steps = step === null ? [] : isCheaper ? withOneLess(step, rawFirst) : [step];
  const totals = step === null ? [cost] : steps.map((price) => together(cost, price));
  const plans = totals.flatMap((total) => plansFor(s, armada, city, total, budget));
  return undominated(plans).sort((a, b) => totalOf(a) - totalOf(b) || a.left - b.left || a.left2 - b.left2);
}

export function totalOf(plan: Plan): number {
  return plan.left + plan.right + plan.left2 + plan.right2;
}

/** No way is kept that is dearer for one seller and cheaper for none: nobody buys what the own city could give [AR-189]. */
function undominated(plans: readonly Plan[]): Plan[] {
  const kept: Plan[] = [];
  for (const plan of plans) {
    if (kept.some((other) => isNoDearer(other, plan))) continue;
    for (let at = kept.length - 1; at >= 0; at--) if (isNoDearer(plan, kept[at])) kept.splice(at, 1);
    kept.push(plan);
  }
  return kept;
}

function isNoDearer(plan: Plan, other: Plan): boolean {
  return (
    plan.left <= other.left && plan.right <= other.right && plan.left2 <= other.left2 && plan.right2 <= other.right2
  );
}

/** The ways to pay one cost: for each choice of goods from far away, what is left is an ordinary payment [AR-148]. */
function plansFor(s: State, armada: ArmadaState, city: number, cost: Cost, budget: number): Plan[] {
  const { powers } = armada.harbours[city];
  const western = selections(cost.units, (powers & WESTERN_TRADE) !== 0 ? WESTERN_UNITS : 0);
  const eastern = selections(cost.units, (powers & EASTERN_TRADE) !== 0 ? EASTERN_UNITS : 0);
  const buyer = s.cities[city];
  const left = s.cities[leftOf(s, city)];
  const right = s.cities[rightOf(s, city)];
  const plans: Plan[] = [];
  for (const west of western) {
    for (const east of eastern) {
      if (!isWithin(cost.units, west, east) || !areForSale(s, armada, city, west, east)) continue;
      const far = west.length + east.length;
      const rest = far === 0 ? cost : costOf(without(cost.units, [...west, ...east]), cost.coins);
      findPayments(buyer, left, right, rest, budget - far, pairs);
      for (let i = 0; i < pairs.count; i++) {
        plans.push({
          left: pairs.left[i],
          right: pairs.right[i],
          left2: west.length,
          right2: east.length,
          western: west,
          eastern: east,
          rest,
        });
      }
    }
  }
  return plans;
}

/** Every choice of up to `most` units of a cost. */
function selections(units: readonly number[], most: number): number[][] {
  const found: number[][] = [[]];
  const extend = (chosen: readonly number[], from: number): void => {
    if (chosen.length === most) return;
    for (let resource = from; resource < units.length; resource++) {
      const taken = chosen.filter((other) => other === resource).length;
      if (taken >= units[resource]) continue;
      found.push([...chosen, resource]);
      extend([...chosen, resource], resource);
    }
  };
  extend([], 0);
  return found;
}

/** Whether a cost asks for all that is bought far away. */
function isWithin(units: readonly number[], west: readonly number[], east: readonly number[]): boolean {
  const rest = without(units, [...west, ...east]);
  return rest.every((count) => count >= 0);
}
