import type { Language } from '@pharos/protocol';
import { loadWithLanguage, language } from './index.svelte.ts';
import { mergeTexts } from './mergeTexts.ts';
import type { Loaders } from './types.ts';

/** Texts that are not fetched with the page: those of a game, or of its rulings. */
export interface Catalogue<Content> {
  /** Before anything of it is shown; from then on its texts change with the language. */
  readonly load: () => Promise<void>;
  readonly texts: () => Content;
  /** More texts, such as those of an expansion, from the next time it is loaded. */
  readonly add: (load: (language: Language) => Promise<object>) => void;
}

export function catalogue<Content extends object>(name: string, loaders: Loaders<Content>): Catalogue<Content> {
  const loaded: Partial<Record<Language, Content>> = {};
  const added: ((language: Language) => Promise<object>)[] = [];
  const load = async (next: Language): Promise<void> => {
    const [{ default: own }, ...more] = await Promise.all([loaders[next](), ...added.map((one) => one(next))]);
    loaded[next] = more.reduce<Content>(mergeTexts, own);
  };
  return {
    load: () => loadWithLanguage(load),
    add: (more) => void added.push(more),
    texts() {
      const found = loaded[language()];
      if (found === undefined) throw new Error(`the texts of ${name} are asked for before they are loaded`);
      return found;
    },
  };
}
