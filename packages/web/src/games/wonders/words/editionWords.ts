import type { Language } from '@pharos/protocol';
import { language, loadWithLanguage, useWording } from '../../../i18n/index.svelte.ts';
import { mergeTexts } from '../../../i18n/mergeTexts.ts';
import { withWords } from '../../../i18n/withWords.ts';
import type { Message } from '../../../i18n/types.ts';

/**
 * What the first edition calls otherwise. In Polish words of the rulebook: Era and Epoka, Morska Budowa and Budowa morska; in English
 * names of pieces of expansions. The Hungarian ones are the same in both.
 */
export interface EditionTexts {
  readonly messages: Readonly<Record<string, Message>>;
  readonly content: object;
  /** Words that the help, which is written in those of the newest edition, has in each of their forms. */
  readonly helpWords: Readonly<Record<string, string>>;
}

const firstEdition: Partial<Record<Language, EditionTexts>> = {};
let isFirst = false;

async function loadFirst(next: Language): Promise<void> {
  if (next === 'pl') firstEdition.pl = (await import('virtual:beside/games/wonders/texts/firstEdition/pl')).default;
  if (next === 'en') firstEdition.en = (await import('virtual:beside/games/wonders/texts/firstEdition/en')).default;
}

/** Everything that is shown from now on is in the words of an edition. */
export async function useEdition(edition: number): Promise<void> {
  if (edition === 1) await loadWithLanguage(loadFirst);
  isFirst = edition === 1;
  useWording(isFirst ? (shown) => firstEdition[shown]?.messages : null);
}

/** Texts put together once for each catalogue: they are asked for with every piece that is drawn. */
const inFirstWords = new WeakMap<object, object>();

export const inWordsOfEdition = <Content extends object>(newest: Content): Content =>
  translated(newest, ({ content }) => mergeTexts(newest, content));

/** The same for what the help says at length. */
export const inHelpWordsOfEdition = <Content extends object>(newest: Content): Content =>
  translated(newest, ({ helpWords }) => withWords(newest, helpWords));

function translated<Content extends object>(newest: Content, translate: (first: EditionTexts) => Content): Content {
  const first = isFirst ? firstEdition[language()] : undefined;
  if (first === undefined) return newest;
  const known = (inFirstWords.get(newest) as Content | undefined) ?? translate(first);
  inFirstWords.set(newest, known);
  return known;
}
