import { ABILITIES } from './content/types.ts';
import type { AbilityRule } from './expansion.ts';

/** Abilities of the base game as bits of a player's `abilities`; each is asked for at the one rule it changes. */
export const ARCHITECTURE = abilityBit('architecture');
export const MASONRY = abilityBit('masonry');
export const ECONOMY = abilityBit('economy');
export const STRATEGY = abilityBit('strategy');
export const THEOLOGY = abilityBit('theology');
export const URBANISM = abilityBit('urbanism');

/** All of them, by name. */
export const BASE_ABILITIES: Readonly<Record<string, AbilityRule>> = Object.fromEntries(
  ABILITIES.map((ability) => [ability, { bit: abilityBit(ability) }]),
);

function abilityBit(ability: (typeof ABILITIES)[number]): number {
  return 1 << ABILITIES.indexOf(ability);
}
