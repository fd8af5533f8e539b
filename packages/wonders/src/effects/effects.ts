import type { BaseEffectSpec } from '../content/types.ts';
import { counted, plain } from '../effectRule.ts';
import { playerOf } from '../resolve.ts';
import type { EffectTable } from '../state.ts';
import { REVIVE, task } from '../tasks.ts';
import { counting } from './counting.ts';
import { lasting } from './lasting.ts';

/** Every effect of the base game. */
export const EFFECTS = {
  ...lasting,
  coins: { moment: 'printed', what: 'coins', compile: counted },
  revive: { moment: 'choice', compile: plain, task: (s, city) => task(REVIVE, playerOf(s, city), city) },
  ...counting,
  points: { moment: 'printed', what: 'points', compile: counted },
} satisfies EffectTable<BaseEffectSpec>;

/** The number of each. */
export const EFFECT = Object.fromEntries(Object.keys(EFFECTS).map((type, kind) => [type, kind])) as Readonly<
  Record<BaseEffectSpec['type'], number>
>;
