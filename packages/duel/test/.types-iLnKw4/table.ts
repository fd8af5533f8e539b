import type { BaseEffectSpec } from '../../src/content/types.ts';
import { EFFECTS } from '../../src/effects/effects.ts';
import { plain } from '../../src/effectRule.ts';
import type { EffectTable } from '../../src/state.ts';
export const table = { ...EFFECTS,  } satisfies EffectTable<BaseEffectSpec | { readonly type: 'sing' }>;
export { plain };
