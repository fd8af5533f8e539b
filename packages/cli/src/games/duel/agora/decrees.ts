import { PACKS } from '@pharos/duel';
import type { DuelWords } from '../words/duelWords.ts';
import { sayInSenate, type SenateKey } from './senateWords.ts';

const DECREES = new Map(
  PACKS.flatMap(({ pieces }) => (pieces.decrees ?? []).map((decree) => [decree.id, decree] as const)),
);

type DecreeKey = Extract<SenateKey, `decree.${string}`>;

/** What a Decree does in a few signs, for a Chamber of the Senate; `?` for one that lies face down. */
export function decreeShort(id: string | null, words: DuelWords): string {
  if (id === null) return '?';
  const say = sayInSenate(words);
  const effects = DECREES.get(id)?.effects ?? [];
  return effects
    .map((effect) => (effect.type === 'ability' ? say(`decree.${effect.ability}` as DecreeKey) : words.name(id)))
    .join(', ');
}

/** What a Decree does. */
export function decreeSentence(id: string, words: DuelWords): string {
  const effects = DECREES.get(id)?.effects ?? [];
  return effects.map((effect) => words.effect(effect, 'text')).join(' ');
}
