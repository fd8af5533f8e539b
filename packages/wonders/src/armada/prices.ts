import { RESOURCES } from '../content/types.ts';
import { costOf, sumOf, withOneLess, type Cost, type Demand } from '../cost.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { FIRST_MANUFACTURED, type Supply } from '../supply.ts';
import { findPayments, Pairs } from '../trade.ts';
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
  /** What is left to pay at home and at the neighbours. */
  readonly rest: Cost;
}

/** What a step costs with Ancient Oasis: one unit less, whichever it is or a raw one first [AR-163]. */
function cheaperSteps(step: Cost, rawFirst: boolean): readonly Cost[] {
  const kinds = RESOURCES.flatMap((_, resource) => (step.units[resource] > 0 ? [resource] : []));
  const raw = kinds.filter((resource) => resource < FIRST_MANUFACTURED);
  const dropped = rawFirst && raw.length > 0 ? raw : kinds;
  return dropped.length === 0 ? [step] : dropped.map((resource) => withOneLess(step, resource));
}

/** Whether a city has more ways to pay for a construction and a step than its own goods and its neighbours'. */
export function hasSpecialPrices({ powers }: Harbour, step: Cost | null): boolean {
  return (powers & (EASTERN_TRADE | WESTERN_TRADE)) !== 0 || (step !== null && (powers & CHEAPER_STEPS) !== 0);
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
): Plan[] {
  const isCheaper = (armada.harbours[city].powers & CHEAPER_STEPS) !== 0;
  const plans: Plan[] = [];
  if (step === null) addPlansFor(s, armada, city, cost, budget, plans);
  else if (!isCheaper) addPlansFor(s, armada, city, sumOf(cost, step), budget, plans);
  else {
    const rawFirst = (armada.rulings & OASIS_DROPS_RAW) !== 0;
    for (const price of cheaperSteps(step, rawFirst)) {
      addPlansFor(s, armada, city, sumOf(cost, price), budget, plans);
    }
  }
  if (plans.length <= 1) return plans;
  return undominated(plans).sort((a, b) => totalOf(a) - totalOf(b) || a.left - b.left || a.left2 - b.left2);
}

/** What a construction and a step cost together, in each way in which a unit may be left out. */
export function totalCosts(armada: ArmadaState, city: number, cost: Cost, step: Cost | null): readonly Cost[] {
  if (step === null) return [cost];
  const isCheaper = (armada.harbours[city].powers & CHEAPER_STEPS) !== 0;
  const rawFirst = (armada.rulings & OASIS_DROPS_RAW) !== 0;
  return (isCheaper ? cheaperSteps(step, rawFirst) : [step]).map((price) => sumOf(cost, price));
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
function addPlansFor(s: State, armada: ArmadaState, city: number, cost: Cost, budget: number, plans: Plan[]): void {
  const { powers } = armada.harbours[city];
  const errand: Errand = {
    s,
    armada,
    city,
    budget,
    mostWestern: (powers & WESTERN_TRADE) !== 0 ? WESTERN_UNITS : 0,
    mostEastern: (powers & EASTERN_TRADE) !== 0 ? EASTERN_UNITS : 0,
    plans,
  };
  gatherPlans(errand, cost, countLacking(cost, s.cities[city].supply), NO_UNITS, NO_UNITS);
}

const NO_UNITS: readonly number[] = [];

/** Who pays, how much at most, how many units may come from far away, and the ways found so far. */
interface Errand {
  readonly s: State;
  readonly armada: ArmadaState;
  readonly city: number;
  readonly budget: number;
  readonly mostWestern: number;
  readonly mostEastern: number;
  readonly plans: Plan[];
}

/** Adds the ways to pay with these goods from far away, and with more of them: western ones first, in order. */
function gatherPlans(
  errand: Errand,
  rest: Cost,
  lacking: number,
  western: readonly number[],
  eastern: readonly number[],
): void {
  const { s, armada, city, budget } = errand;
  const far = western.length + eastern.length;
  // Whatever the city does not produce costs a coin at least.
  if (rest.coins + far + lacking > budget || (far > 0 && !areForSale(s, armada, city, western, eastern))) return;
  addPlans(errand, rest, western, eastern);
  if (lacking === 0) return;
  if (eastern.length === 0 && western.length < errand.mostWestern) {
    for (let resource = western.at(-1) ?? 0; resource < RESOURCES.length; resource++) {
      if (!isBoughtFarAway(errand, rest, lacking, resource)) continue;
      gatherPlans(errand, withOneLess(rest, resource), lacking - 1, [...western, resource], eastern);
    }
  }
  if (eastern.length < errand.mostEastern) {
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      if (!isBoughtFarAway(errand, rest, lacking, resource)) continue;
      gatherPlans(errand, withOneLess(rest, resource), lacking - 1, western, [resource]);
    }
  }
}

/** A unit that leaves just as many to be found elsewhere is a coin for nothing. */
function isBoughtFarAway({ s, city }: Errand, rest: Cost, lacking: number, resource: number): boolean {
  if (rest.units[resource] === 0) return false;
  return countLacking(withOneLess(rest, resource), s.cities[city].supply) < lacking;
}

function addPlans(errand: Errand, rest: Cost, western: readonly number[], eastern: readonly number[]): void {
  const { s, city, budget, plans } = errand;
  const left2 = western.length;
  const right2 = eastern.length;
  findPayments(
    s.cities[city],
    s.cities[leftOf(s, city)],
    s.cities[rightOf(s, city)],
    rest,
    budget - left2 - right2,
    pairs,
  );
  for (let i = 0; i < pairs.count; i++) {
    plans.push({ left: pairs.left[i], right: pairs.right[i], left2, right2, western, eastern, rest });
  }
}

/** Units of a cost that a city does not produce itself [W-34]. */
function countLacking({ raw, manufactured }: Cost, own: Supply): number {
  return lackingOf(raw, own) + lackingOf(manufactured, own);
}

function lackingOf({ sets, units }: Demand, own: Supply): number {
  let most = 0;
  for (let index = 0; index < sets.length; index++) {
    const lacking = units[index] - own[sets[index]];
    if (lacking > most) most = lacking;
  }
  return most;
}
