import type { Language } from '@pharos/protocol';
import { alongside, language } from './index.svelte.ts';
import type { Loaders } from './types.ts';

/** Texts that are not fetched with the page: those of a game, or of its rulings. */
export interface Catalogue<Content> {
  /** Before anything of it is shown; from then on its texts change with the language. */
  readonly load: () => Promise<void>;
  readonly texts: () => Content;
}

export function catalogue<Content>(name: string, loaders: Loaders<Content>): Catalogue<Content> {
  const loaded: Partial<Record<Language, Content>> = {};
  const load = async (wanted: Language): Promise<void> => {
    loaded[wanted] ??= (await loaders[wanted]()).default;
  };
  return {
    load: () => alongside(load),
    texts() {
      const found = loaded[language()];
      if (found === undefined) throw new Error(`the texts of ${name} are asked for before they are loaded`);
      return found;
    },
  };
}
