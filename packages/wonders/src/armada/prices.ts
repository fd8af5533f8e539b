import type { Card } from '../catalog.ts';
import { RESOURCES } from '../content/types.ts';
import { costOf, sumOf, withOneLess, type Cost } from '../cost.ts';
import { findWays, hasSpecialPrices, sellers, unitsBought } from '../specialPrices.ts';
import type { Bought, Way } from '../specialPriceTypes.ts';
import { PassingPrice } from '../passingPrice.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { FIRST_MANUFACTURED } from '../supply.ts';
import { countLacking, findPayments, Pairs } from '../trade.ts';
import { areForSale } from './emporiums.ts';
import { CHEAPER_STEPS, EASTERN_TRADE, WESTERN_TRADE } from './naval.ts';
import { OASIS_DROPS_RAW } from './options.ts';
import type { ArmadaState, Harbour } from './state.ts';

/** [AR-35] What a card costs that is built without paying. */
export const NOTHING: Cost = costOf(
  RESOURCES.map(() => 0),
  0,
);

/** Units a turn that the Emporiums bring [AR-126, AR-134]. */
export const EASTERN_UNITS = 1;
export const WESTERN_UNITS = 2;

/** Coins for the neighbours and for the cities two seats away. */
type Purchases = Readonly<Record<'left' | 'right' | 'left2' | 'right2', number>>;

/** One way to pay for a construction and a step together. */
export interface Plan extends Purchases {
  /** The units bought two seats away. */
  readonly western: readonly number[];
  readonly eastern: readonly number[];
  /** What is paid for in all; and how what is left of it is paid at home and at the neighbours, where prices are special. */
  readonly total: Cost;
  readonly way: Way | null;
}

/** What is left to pay at home and at the neighbours. */
export function restOf({ total, western, eastern }: Pick<Plan, 'total' | 'western' | 'eastern'>): Cost {
  return eastern.reduce(withOneLess, western.reduce(withOneLess, total));
}

/** What a step costs with Ancient Oasis: one unit less, whichever it is or a raw one first [AR-163]. */
export function cheaperSteps(step: Cost, { rulings }: ArmadaState): readonly Cost[] {
  const rawFirst = (rulings & OASIS_DROPS_RAW) !== 0;
  const kinds = RESOURCES.flatMap((_, resource) => (step.units[resource] > 0 ? [resource] : []));
  const raw = kinds.filter((resource) => resource < FIRST_MANUFACTURED);
  const dropped = rawFirst && raw.length > 0 ? raw : kinds;
  return dropped.length === 0 ? [step] : dropped.map((resource) => withOneLess(step, resource));
}

/** Whether a city has more ways to pay for a construction and a step than its own goods and its neighbours'. */
export function hasPlans(s: State, city: number, { powers }: Harbour, step: Cost | null): boolean {
  if ((powers & (EASTERN_TRADE | WESTERN_TRADE)) !== 0 || (step !== null && (powers & CHEAPER_STEPS) !== 0))
    return true;
  return (s.cities[city].abilities & s.rules.specialAbilities) !== 0;
}

const pairs = new Pairs();

/** Every sensible way to pay for a construction and, if there is one, a step in one payment [AR-31], with at most `budget` coins. */
export function findPlans(
  s: State,
  armada: ArmadaState,
  city: number,
  cost: Cost,
  step: Cost | null,
  budget: number,
  card: Card | null,
): Plan[] {
  const plans: Plan[] = [];
  if (step === null) addPlansFor(s, armada, city, { card, cost, total: cost }, budget, plans);
  else if ((armada.harbours[city].powers & CHEAPER_STEPS) === 0) {
    addPlansFor(s, armada, city, { card, cost, total: sumOf(cost, step) }, budget, plans);
  } else {
    for (const total of totalCosts(armada, city, cost, step)) {
      addPlansFor(s, armada, city, { card, cost, total }, budget, plans);
    }
  }
  if (plans.length <= 1) return plans;
  return undominated(plans).sort(
    (a, b) => totalOf(a) - totalOf(b) || a.left - b.left || a.left2 - b.left2 || bankOf(a) - bankOf(b),
  );
}

/** What a construction and a step cost together, in each way in which a unit may be left out. */
export function totalCosts(armada: ArmadaState, city: number, cost: Cost, step: Cost | null): readonly Cost[] {
  if (step === null) return [cost];
  const isCheaper = (armada.harbours[city].powers & CHEAPER_STEPS) !== 0;
  return (isCheaper ? cheaperSteps(step, armada) : [step]).map((price) => sumOf(cost, price));
}

export function totalOf(plan: Plan): number {
  return plan.left + plan.right + plan.left2 + plan.right2 + bankOf(plan);
}

/** No way is kept that is dearer for one seller and cheaper for none: nobody buys what the own city could give [AR-189]. */
function undominated(plans: readonly Plan[]): Plan[] {
  const kept: Plan[] = [];
  for (const plan of plans) {
    if (kept.some((other) => isNoDearer(other, plan) && !(isNoDearer(plan, other) && isPreferred(plan, other))))
      continue;
    for (let at = kept.length - 1; at >= 0; at--) if (isNoDearer(plan, kept[at])) kept.splice(at, 1);
    kept.push(plan);
  }
  return kept;
}

/** Of two that cost everybody the same: nobody buys what the own city could give, not even for no coins; then as in addWay. */
function isPreferred(plan: Plan, other: Plan): boolean {
  if (plan.way === null || other.way === null) return false;
  const units = unitsBought(plan.way) - unitsBought(other.way);
  return units === 0 ? sellers(plan.way) > sellers(other.way) : units < 0;
}

function isNoDearer(plan: Plan, other: Plan): boolean {
  return (
    plan.left <= other.left &&
    plan.right <= other.right &&
    plan.left2 <= other.left2 &&
    plan.right2 <= other.right2 &&
    bankOf(plan) <= bankOf(other)
  );
}

/** Coins for the bank besides those of the cost [L-42]. */
function bankOf({ way }: Plan): number {
  return way?.bank ?? 0;
}

/** What is left to pay, and the units that come from far away, in the search of one cost. */
const rest = new PassingPrice();
const western: number[] = [];
const eastern: number[] = [];

/** The ways to pay one cost: for each choice of goods from far away, what is left is an ordinary payment [AR-148]. */
function addPlansFor(s: State, armada: ArmadaState, city: number, bought: Bought, budget: number, plans: Plan[]): void {
  const { powers } = armada.harbours[city];
  const errand: Errand = {
    s,
    armada,
    city,
    budget,
    mostWestern: (powers & WESTERN_TRADE) !== 0 ? WESTERN_UNITS : 0,
    mostEastern: (powers & EASTERN_TRADE) !== 0 ? EASTERN_UNITS : 0,
    isSpecial: hasSpecialPrices(s, s.cities[city]),
    bought,
    plans,
  };
  rest.ask(bought.total);
  gatherPlans(errand, countLacking(rest, s.cities[city].supply));
}

/** Who pays, how much at most, how many units may come from far away, and the ways found so far. */
interface Errand {
  readonly s: State;
  readonly armada: ArmadaState;
  readonly city: number;
  readonly budget: number;
  readonly mostWestern: number;
  readonly mostEastern: number;
  /** Whether the city has units and prices of its own besides. */
  readonly isSpecial: boolean;
  readonly bought: Bought;
  readonly plans: Plan[];
}

/** Adds the ways to pay with these goods from far away, and with more of them: western ones first, in order. */
function gatherPlans(errand: Errand, lacking: number): void {
  const { s, armada, city, budget } = errand;
  const far = western.length + eastern.length;
  // Whatever the city does not produce costs a coin at least, unless it has other sources.
  if (
    rest.coins + far + (errand.isSpecial ? 0 : lacking) > budget ||
    (far > 0 && !areForSale(s, armada, city, western, eastern))
  )
    return;
  addPlans(errand);
  if (lacking === 0) return;
  if (eastern.length === 0 && western.length < errand.mostWestern) {
    const first = western.length === 0 ? 0 : western[western.length - 1];
    for (let resource = first; resource < RESOURCES.length; resource++) gatherWith(errand, lacking, western, resource);
  }
  if (eastern.length < errand.mostEastern) {
    for (let resource = 0; resource < RESOURCES.length; resource++) gatherWith(errand, lacking, eastern, resource);
  }
}

/** The same with one more unit from far away, unless it leaves just as many to be found elsewhere: then it is a coin for nothing. */
function gatherWith(errand: Errand, lacking: number, units: number[], resource: number): void {
  if (errand.bought.total.units[resource] === countOf(western, resource) + countOf(eastern, resource)) return;
  rest.add(resource, -1);
  if (countLacking(rest, errand.s.cities[errand.city].supply) < lacking) {
    units.push(resource);
    gatherPlans(errand, lacking - 1);
    units.pop();
  }
  rest.add(resource, 1);
}

function countOf(units: readonly number[], resource: number): number {
  let count = 0;
  for (let at = 0; at < units.length; at++) if (units[at] === resource) count++;
  return count;
}

function addPlans(errand: Errand): void {
  const { s, city, budget, plans } = errand;
  const { total } = errand.bought;
  const left2 = western.length;
  const right2 = eastern.length;
  if (errand.isSpecial) {
    const far = { western: western.slice(), eastern: eastern.slice() };
    const left = restOf({ total, ...far });
    for (const way of findWays(s, city, errand.bought, budget - left2 - right2, left)) {
      plans.push({ left: way.left, right: way.right, left2, right2, ...far, total, way });
    }
    return;
  }
  findPayments(
    s.cities[city],
    s.cities[leftOf(s, city)],
    s.cities[rightOf(s, city)],
    rest,
    budget - left2 - right2,
    pairs,
  );
  for (let i = 0; i < pairs.count; i++) {
    const left = pairs.left[i];
    const right = pairs.right[i];
    if (plans.some((other) => isCheaper(other, left, right, left2, right2))) continue;
    plans.push({
      left,
      right,
      left2,
      right2,
      western: western.slice(),
      eastern: eastern.slice(),
      total,
      way: null,
    });
  }
}

/** Whether a way to pay leaves no reason for another one that is found later. */
function isCheaper(plan: Plan, left: number, right: number, left2: number, right2: number): boolean {
  return plan.left <= left && plan.right <= right && plan.left2 <= left2 && plan.right2 <= right2;
}
