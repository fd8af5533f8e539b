import type { BaseEffectSpec } from '../content/types.ts';
import type { EffectTable } from '../state.ts';
import { atOnce } from './atOnce.ts';
import { choices } from './choices.ts';
import { overCities } from './cities.ts';
import { lasting } from './lasting.ts';

/** Every effect of the base game. Those that act at the same moment do so in this order. */
export const EFFECTS = {
  ...lasting,
  ...atOnce,
  ...choices,
  ...overCities,
} satisfies EffectTable<BaseEffectSpec>;
