import type { words } from '@pharos/duel';
import { abilitySentences, effectSentences, shortEffects } from '../texts.ts';

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

type Texts = {
  readonly [Type in words.EffectSpec['type']]: (effect: Extract<words.EffectSpec, { type: Type }>) => string;
};

function textFor(texts: Texts, effect: words.EffectSpec): string {
  // The table is keyed by type, which TypeScript cannot follow through a lookup with a variable.
  const text = texts[effect.type] as (effect: words.EffectSpec) => string;
  return text(effect);
}
