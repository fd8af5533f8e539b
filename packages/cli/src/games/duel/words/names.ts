import type { Language } from '../../../words/language.ts';
import { CONTENT } from './content.ts';
import { duelWords } from './makeWords.ts';

const ENDING = 'ending.';

/** What anything is called, by its id: a piece, a resource, a symbol, a category of points, an ending with `ending.` before it. */
export function duelNames(language: Language): (id: string) => string {
  const spoken = duelWords(language);
  const { resources, resourceKinds, symbols } = CONTENT[language];
  return (id) => {
    if (id.startsWith(ENDING)) return spoken.ending(id.slice(ENDING.length));
    const found: string | undefined = resources[id]?.toLowerCase() ?? symbols[id] ?? resourceKinds[id];
    if (found !== undefined) return found;
    const name = spoken.name(id);
    if (name !== id) return name;
    return spoken.category(id);
  };
}
