import { RESOURCES, type ResourceName } from './content/types.ts';

/**
 * Units of the five resources in one integer, six bits each: `0b…papyrus|glass|stone|clay|wood`.
 * Prices are looked up dozens of times for every move, and this way a whole cost is compared with a whole
 * production in a few instructions. Each field counts to 31; its top bit stays free for the comparison.
 */
export type Units = number;

export const NO_UNITS: Units = 0;
const FIELD_BITS = 6;
const FIELD = 31;
/** The top bit of every field. */
const GUARD = 0b100000_100000_100000_100000_100000;

export function units(resource: number, count: number): Units {
  return count << (FIELD_BITS * resource);
}

export function unitsOf(all: Units, resource: number): number {
  return (all >> (FIELD_BITS * resource)) & FIELD;
}

/** As many units of each resource. */
export function sameOfEach(count: number): Units {
  return RESOURCES.reduce((sum, _, resource) => sum + units(resource, count), NO_UNITS);
}

/** Need minus have, field by field, nowhere below zero. */
export function shortfall(need: Units, have: Units): Units {
  // The guard bit of a field survives the subtraction exactly where need ≥ have; it then selects the difference.
  const difference = (need | GUARD) - have;
  const enough = difference & GUARD;
  return difference & (enough - (enough >> (FIELD_BITS - 1)));
}

/** Units times price each, summed up. Written out: a loop costs more than its five products. */
export function valueOf(amounts: Units, prices: Units): number {
  return (
    (amounts & FIELD) * (prices & FIELD) +
    ((amounts >> 6) & FIELD) * ((prices >> 6) & FIELD) +
    ((amounts >> 12) & FIELD) * ((prices >> 12) & FIELD) +
    ((amounts >> 18) & FIELD) * ((prices >> 18) & FIELD) +
    ((amounts >> 24) & FIELD) * ((prices >> 24) & FIELD)
  );
}

/** The units one by one, by name. */
export function unitNames(all: Units): ResourceName[] {
  const names: ResourceName[] = [];
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    for (let count = unitsOf(all, resource); count > 0; count--) names.push(RESOURCES[resource]);
  }
  return names;
}
