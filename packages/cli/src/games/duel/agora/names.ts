import { PACKS, type SectionName, type words } from '@pharos/duel';
import { nameOf } from '../../../english.ts';
import type { NameForm } from '../expansion.ts';

/** Senators come several times and have no names of their own. */
const SENATORS = new Map(
  PACKS.flatMap(({ cards }) => cards.filter(({ deck }) => deck === 'senator').map((card) => [card.id, card] as const)),
);

/** "Politician (left)" or "Conspirator"; null for any other piece. */
export function senatorName(id: string, form: NameForm): string | null {
  const senator = SENATORS.get(id);
  if (senator === undefined) return null;
  const section = sectionOf(senator);
  if (section === null) return 'Conspirator';
  if (form === 'card') return 'Politician';
  return form === 'full' ? `Politician (${section})` : `Pol ${section === 'middle' ? 'mid' : section}`;
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

export function pieceName(id: string): string {
  return senatorName(id, 'full') ?? nameOf(id);
}
