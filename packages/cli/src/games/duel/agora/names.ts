import { PACKS, type SectionName, type words } from '@pharos/duel';
import type { Language } from '../../../words/language.ts';
import type { NameForm } from '../words/duelWords.ts';
import { agoraContent, sayInSenate } from './senateWords.ts';

/** Senators come several times and have no names of their own. */
const SENATORS = new Map(
  PACKS.flatMap(({ cards }) => cards.filter(({ deck }) => deck === 'senator').map((card) => [card.id, card] as const)),
);

/** Decrees and Conspiracies, and Politicians where they are drawn as cards; null for any other piece. */
export function agoraName(id: string, form: NameForm, language: Language): string | null {
  const { decrees, conspiracies } = agoraContent[language];
  return politicianOnCard(id, form, language) ?? (decrees[id] ?? conspiracies[id])?.name ?? null;
}

/** A card shows the section as its effect, a small one has room for little. */
function politicianOnCard(id: string, form: NameForm, language: Language): string | null {
  const senator = SENATORS.get(id);
  const section = senator === undefined ? null : sectionOf(senator);
  if (section === null || form === 'full') return null;
  const say = sayInSenate({ language });
  return form === 'card' ? say('card.politician') : say('card.smallPolitician', { section });
}

/** The section a Politician places in; null for a Conspirator. */
function sectionOf({ effects }: words.CardSpec): SectionName | null {
  for (const effect of effects) if (effect.type === 'senateActions') return effect.section;
  return null;
}

export function isPolitician(id: string): boolean {
  const senator = SENATORS.get(id);
  return senator !== undefined && sectionOf(senator) !== null;
}

export function senators(): readonly words.CardSpec[] {
  return [...SENATORS.values()];
}
