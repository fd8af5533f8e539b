import type { Language } from '@pharos/protocol';
import { loadWithLanguage, language } from './index.svelte.ts';
import type { Loaders } from './types.ts';

/** Texts that are not fetched with the page: those of a game, or of its rulings. */
export interface Catalogue<Content> {
  /** Before anything of it is shown; from then on its texts change with the language. */
  readonly load: () => Promise<void>;
  readonly texts: () => Content;
}

export function catalogue<Content>(name: string, loaders: Loaders<Content>): Catalogue<Content> {
  const loaded: Partial<Record<Language, Content>> = {};
  const load = async (next: Language): Promise<void> => {
    loaded[next] ??= (await loaders[next]()).default;
  };
  return {
    load: () => loadWithLanguage(load),
    texts() {
      const found = loaded[language()];
      if (found === undefined) throw new Error(`the texts of ${name} are asked for before they are loaded`);
      return found;
    },
  };
}
