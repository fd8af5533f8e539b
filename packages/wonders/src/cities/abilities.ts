import { ABILITIES, type AbilityName } from '../content/words.ts';

/** Abilities as bits of a city's `abilities`. */
function bit(name: AbilityName): number {
  return 1 << ABILITIES.indexOf(name);
}

export const CHEAPER_FIRST_FROM_LEFT = bit('cheaperFirstFromLeft');
export const CHEAPER_FIRST_FROM_RIGHT = bit('cheaperFirstFromRight');
export const CHEAPER_STARTING_RESOURCES = bit('cheaperStartingResources');
export const MORE_OF_OWN_RESOURCE = bit('moreOfOwnResource');
export const MISSING_RESOURCE = bit('missingResource');
