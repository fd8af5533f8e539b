import type { words } from '@pharos/duel';
import type { EffectTexts } from '../expansion.ts';
import { abilitySentences, effectSentences, shortEffects } from './effectTexts.ts';

/** The effects of a piece in a few signs: `wheel 1★`. */
export function shortly(effects: readonly words.EffectSpec[]): string {
  return shortParts(effects).join(' ');
}

export function shortParts(effects: readonly words.EffectSpec[]): string[] {
  return effects.map((effect) => textFor(shortEffects, effect));
}

/** The effects of a piece as sentences. */
export function inWords(effects: readonly words.EffectSpec[]): string[] {
  return effects.map((effect) =>
    effect.type === 'ability' ? abilitySentences[effect.ability] : textFor(effectSentences, effect),
  );
}

function textFor(texts: EffectTexts, effect: words.EffectSpec): string {
  // The table is keyed by type, which TypeScript cannot follow through a lookup with a variable.
  const text = texts[effect.type] as (effect: words.EffectSpec) => string;
  return text(effect);
}
