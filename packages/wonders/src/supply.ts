import { RESOURCES, type ResourceName } from './content/words.ts';

/**
 * What a city can provide, as one number for every set of resources of one kind: how many units of that set it can
 * give at most in one turn. A source counts for every set that contains one of its alternatives, so an either/or source
 * is in it exactly as often as it can serve [W-34]. A demand can be met from some supplies if and only if no set asks
 * for more units than they have together (Hall's theorem): trade.ts needs nothing else.
 *
 * Sets of raw materials are numbered 0 … 15, bit i for raw material i; sets of manufactured goods follow from 16 on.
 */
export type Supply = number[];

export const FIRST_MANUFACTURED = RESOURCES.indexOf('glass');
const RAW_SETS = 1 << FIRST_MANUFACTURED;
const MANUFACTURED_SETS = 1 << (RESOURCES.length - FIRST_MANUFACTURED);
const SETS = RAW_SETS + MANUFACTURED_SETS;

const numbered = Array.from({ length: SETS }, (_, set) => set);

/** The numbers of the sets of either kind. */
export const RESOURCE_SETS = {
  raw: numbered.slice(0, RAW_SETS),
  manufactured: numbered.slice(RAW_SETS),
} as const;

/** The resources in each set. */
export const resourceSets: readonly (readonly number[])[] = numbered.map((set) =>
  RESOURCES.flatMap((_, resource) => (isIn(resource, set) ? [resource] : [])),
);

/** The sets within each set that have anything in them. Small ones first: a single resource that nobody has is what most often stands in the way. */
export const subsetsOf: readonly (readonly number[])[] = resourceSets.map((resources) =>
  numbered
    .filter(
      (set) => resourceSets[set].length > 0 && resourceSets[set].every((resource) => resources.includes(resource)),
    )
    .sort((a, b) => resourceSets[a].length - resourceSets[b].length),
);

/** Whether a resource is in a set. */
export function isIn(resource: number, set: number): boolean {
  if (resource < FIRST_MANUFACTURED) return set < RAW_SETS && (set & (1 << resource)) !== 0;
  return set >= RAW_SETS && ((set - RAW_SETS) & (1 << (resource - FIRST_MANUFACTURED))) !== 0;
}

/** The set of these resources, which must be of one kind. */
export function setOfResources(names: readonly ResourceName[]): number {
  const wanted = names.map((name) => RESOURCES.indexOf(name)).sort((a, b) => a - b);
  const set = resourceSets.findIndex((resources) => resources.join() === wanted.join());
  if (set < 0) throw new Error(`no source offers ${names.join(' or ')}`);
  return set;
}

/** The set of one resource alone. */
export const singleSets: readonly number[] = RESOURCES.map((name) => setOfResources([name]));

/** The sets that share a resource with each set. */
const touching: readonly (readonly number[])[] = resourceSets.map((resources) =>
  numbered.filter((other) => resourceSets[other].some((resource) => resources.includes(resource))),
);

export function noSupply(): Supply {
  return numbered.map(() => 0);
}

/** Adds sources that each give one unit of one resource of the set. */
export function addSource(supply: Supply, set: number, count: number): void {
  const sets = touching[set];
  for (let i = 0; i < sets.length; i++) supply[sets[i]] += count;
}
