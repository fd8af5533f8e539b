import type { words } from '@pharos/wonders';
import { effectTextIn, effectValues } from '@pharos/wonders/client';
import { complete, t } from '../../../i18n/index.svelte.ts';
import { texts } from './wondersContent.ts';

const names = {
  resource: (id: string): string => texts().resources[id],
  colour: (id: string): string => texts().colours[id].card,
  symbol: (id: string): string => texts().symbols[id],
};

/** An effect in a sentence. */
export function effectText(effect: words.EffectSpec): string {
  return complete(effectTextIn(texts().effects, effect).text, effectValues(effect, { ...names, join: either }));
}

/** An effect in a few words. */
export function effectShort(effect: words.EffectSpec): string {
  return complete(effectTextIn(texts().effects, effect).short, effectValues(effect, { ...names, join: slashed }));
}

export const abilityShort = (ability: words.AbilityName): string => complete(texts().effects.ability[ability].short);

/** "a, b or c": one of these and no more, which is "albo" in Polish, where the lists of browsers have "lub". */
function either(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${t('list.or')} ${last}`;
}

const slashed = (parts: readonly string[]): string => parts.join('/');
