import { RESOURCES } from '../content/types.ts';
import type { ExtraUnit, PriceRules } from '../specialPriceTypes.ts';
import type { City, State } from '../state.ts';
import { setOfResources, singleSets, FIRST_MANUFACTURED } from '../supply.ts';
import {
  CHEAPER_FIRST_FROM_LEFT,
  CHEAPER_FIRST_FROM_RIGHT,
  CHEAPER_STARTING_RESOURCES,
  MISSING_RESOURCE,
  MORE_OF_OWN_RESOURCE,
} from './abilities.ts';

/** Rebates and secret production [C-50 … C-54]. */
export const prices: PriceRules<State> = {
  abilities:
    CHEAPER_FIRST_FROM_LEFT |
    CHEAPER_FIRST_FROM_RIGHT |
    CHEAPER_STARTING_RESOURCES |
    MORE_OF_OWN_RESOURCE |
    MISSING_RESOURCE,
  units(s, cityIndex) {
    const city = s.cities[cityIndex];
    const { abilities } = city;
    const units: ExtraUnit[] = [];
    if ((abilities & MORE_OF_OWN_RESOURCE) !== 0)
      units.push({ from: 'secret-warehouse', kind: 'extraUnit', sets: setsOf(city, true), coins: 0 });
    if ((abilities & MISSING_RESOURCE) !== 0)
      units.push({ from: 'black-market', kind: 'extraUnit', sets: setsOf(city, false), coins: 0 });
    return units;
  },
  rebates(s, city) {
    const { abilities } = s.cities[city];
    return {
      left: (abilities & CHEAPER_FIRST_FROM_LEFT) !== 0 ? 1 : 0,
      right: (abilities & CHEAPER_FIRST_FROM_RIGHT) !== 0 ? 1 : 0,
      boards: (abilities & CHEAPER_STARTING_RESOURCES) !== 0 ? 1 : 0,
    };
  },
};

/** [C-53] What the city makes, or what it does not: brown and grey cards and the board count, which is what it sells. */
function setsOf({ forSale }: City, made: boolean): number[] {
  const isIn = (resource: number): boolean => forSale[singleSets[resource]] > 0 === made;
  const raw = RESOURCES.filter((_, resource) => resource < FIRST_MANUFACTURED && isIn(resource));
  const manufactured = RESOURCES.filter((_, resource) => resource >= FIRST_MANUFACTURED && isIn(resource));
  return [raw, manufactured].filter((names) => names.length > 0).map(setOfResources);
}
