import { nameOf } from '../../../english.ts';
import type { Language } from '../../../words/language.ts';
import { contentIn } from './content.ts';
import { wondersWords } from './wondersWords.ts';

/** What anything is called, by its id: a piece, resources between which there is a choice, a symbol, a category of points. */
export function wondersNames(language: Language, edition: number): (id: string) => string {
  const spoken = wondersWords(language, edition);
  const { resources, symbols, scoring, colours } = contentIn({ language, edition });
  const nameOfOne = (id: string): string =>
    resources[id]?.toLowerCase() ??
    symbols[id] ??
    spoken.card(id) ??
    scoring[id]?.name ??
    colours[id]?.short.toLowerCase() ??
    nameOf(id);
  return (id) => id.split(' ').map(nameOfOne).join('/');
}
