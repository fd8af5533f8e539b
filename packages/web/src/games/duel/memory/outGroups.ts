import type { OutCard } from '@pharos/duel';
import { t, type MessageKey } from '../../../i18n/index.svelte.ts';
import { askExpansions } from '../words/expansionWords.ts';
import { wonderName } from '../words/content.svelte.ts';
import { namedCards, type NamedCard } from './names.ts';

/** How cards leave the structure without expansions. */
const WORDS: Readonly<Partial<Record<OutCard['how'], MessageKey>>> = {
  cardBuilt: 'memory.built',
  cardDiscarded: 'memory.discarded',
  cardDropped: 'memory.discarded',
};

/** Cards that are out by what became of them: built, discarded, under a Wonder. */
export function outGroups(cards: readonly OutCard[]): { readonly title: string; readonly cards: NamedCard[] }[] {
  const titles = new Map<string, string[]>();
  for (const out of cards) {
    const title = titleOf(out);
    titles.set(title, [...(titles.get(title) ?? []), out.card]);
  }
  return [...titles].map(([title, group]) => ({ title, cards: namedCards(group) }));
}

function titleOf({ how, wonder }: OutCard): string {
  if (wonder !== null) return t('memory.under', { wonder: wonderName(wonder) });
  const word = WORDS[how] ?? askExpansions(({ outWords }) => outWords?.[how]);
  return word === null ? '' : t(word);
}
