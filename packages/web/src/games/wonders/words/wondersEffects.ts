import { effectTextIn, effectValues, type words } from '@pharos/wonders';
import { complete, language } from '../../../i18n/index.svelte.ts';
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

/** "a, b or c", as the language joins them. */
function either(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'disjunction' }).format(parts);
}

const slashed = (parts: readonly string[]): string => parts.join('/');
