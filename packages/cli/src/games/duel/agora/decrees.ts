import { PACKS, type words } from '@pharos/duel';
import { nameOf } from '../../../english.ts';
import { agoraAbilitySentences, agoraShortAbilities } from './abilities.ts';

type AbilityTexts = Readonly<Partial<Record<words.AbilityName, string>>>;

const DECREES = new Map(
  PACKS.flatMap(({ pieces }) => (pieces.decrees ?? []).map((decree) => [decree.id, decree] as const)),
);

/** Decrees have no printed names: what they do in a few signs stands for them. `?` for one that lies face down. */
export function decreeShort(id: string | null): string {
  return id === null ? '?' : textsFor(id, agoraShortAbilities).join(', ');
}

/** What a Decree does. */
export function decreeSentence(id: string): string {
  return textsFor(id, agoraAbilitySentences).join('. ');
}

function textsFor(id: string, texts: AbilityTexts): string[] {
  const effects = DECREES.get(id)?.effects ?? [];
  return effects.map((effect) => (effect.type === 'ability' ? texts[effect.ability] : undefined) ?? nameOf(id));
}
