import { RESOURCES, type CostSpec } from './content/words.ts';
import { RESOURCE_SETS, resourceSets, subsetsOf } from './supply.ts';

/** What a cost asks of the resources of one kind, set by set: see trade.ts. */
export interface Demand {
  readonly sets: readonly number[];
  readonly units: readonly number[];
}

/** The same of a cost that is kept. */
interface KeptDemand extends Demand {
  /** The set of all resources it asks for, and how many units it asks for of each set there is. */
  readonly all: number;
  readonly bySet: readonly number[];
}

/** What has to be paid. */
export interface Price {
  readonly coins: number;
  readonly raw: Demand;
  readonly manufactured: Demand;
}

export interface Cost extends Price {
  readonly raw: KeptDemand;
  readonly manufactured: KeptDemand;
  /** Nothing at all is printed. */
  readonly isFree: boolean;
  /** Units by resource. */
  readonly units: readonly number[];
  /**
   * Costs worked out from this one by `sumOf` and `withOneLess`: they come again and again, and go when it goes. They cannot be
   * enumerated, so that a copy for another thread is made without them.
   */
  readonly sums?: Map<Cost, Cost> | null;
  readonly lessened?: Cost[] | null;
}

/** Puts costs that are worked out from another one beside it. */
function keep<Known extends Map<Cost, Cost> | Cost[] | null>(
  cost: Cost,
  name: 'sums' | 'lessened',
  known: Known,
): Known {
  Object.defineProperty(cost, name, { value: known, writable: true });
  return known;
}

/** A cost as views have it. */
export interface CostView {
  readonly coins: number;
  readonly resources: Readonly<Record<string, number>>;
}

/** A cost as it is printed: coins and units, one entry for each. */
export interface PrintedCost {
  readonly coins: number;
  readonly units: readonly string[];
}

export function printedCost(spec: CostSpec = {}): PrintedCost {
  const units = RESOURCES.flatMap((resource) => Array.from({ length: spec[resource] ?? 0 }, () => resource));
  return { coins: spec.coins ?? 0, units };
}

export function compileCost(spec: CostSpec): Cost {
  return costOf(
    RESOURCES.map((resource) => spec[resource] ?? 0),
    spec.coins ?? 0,
  );
}

/** A cost from its units by resource and its coins. */
export function costOf(units: readonly number[], coins: number): Cost {
  const cost: Cost = {
    isFree: coins === 0 && units.every((count) => count === 0),
    coins,
    units,
    raw: compileDemand(units, RESOURCE_SETS.raw),
    manufactured: compileDemand(units, RESOURCE_SETS.manufactured),
  };
  // From the start, so that all costs have one hidden class.
  keep(cost, 'sums', null);
  keep(cost, 'lessened', null);
  return cost;
}

/** Two costs in one. */
export function sumOf(cost: Cost, other: Cost): Cost {
  const known = other.sums ?? keep(other, 'sums', new Map<Cost, Cost>());
  let sum = known.get(cost);
  if (sum === undefined) {
    const units = cost.units.map((count, resource) => count + other.units[resource]);
    known.set(cost, (sum = costOf(units, cost.coins + other.coins)));
  }
  return sum;
}

/** The cost with one unit less of a resource it asks for. */
export function withOneLess(cost: Cost, resource: number): Cost {
  const known =
    cost.lessened ??
    keep(
      cost,
      'lessened',
      RESOURCES.map(() => cost),
    );
  if (known[resource] === cost) {
    const units = cost.units.map((count, index) => (index === resource ? count - 1 : count));
    known[resource] = costOf(units, cost.coins);
  }
  return known[resource];
}

/** The sets of resources a cost asks for something of, and how many units of each set: only those can run short. */
function compileDemand(units: readonly number[], all: readonly number[]): KeptDemand {
  const askedFor = all.findLast((set) => resourceSets[set].every((resource) => units[resource] > 0)) ?? all[0];
  const bySet = resourceSets.map((resources) => resources.reduce((sum, resource) => sum + units[resource], 0));
  const sets = subsetsOf[askedFor];
  return { sets, units: sets.map((set) => bySet[set]), all: askedFor, bySet };
}
