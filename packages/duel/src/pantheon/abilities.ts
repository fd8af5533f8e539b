import type { AbilityRule } from '../expansion.ts';
import { PANTHEON_ABILITIES, type PantheonAbility } from './words.ts';

/** The bits below belong to the base game and to Agora. */
const FIRST_BIT = 24;

function bitOf(ability: PantheonAbility): number {
  return 1 << (FIRST_BIT + PANTHEON_ABILITIES.indexOf(ability));
}

export const SANCTUARY = bitOf('sanctuary');
export const POLIORCETICS = bitOf('poliorcetics');

export const abilities: Readonly<Record<string, AbilityRule>> = Object.fromEntries(
  PANTHEON_ABILITIES.map((ability) => [ability, { bit: bitOf(ability) }]),
);
