import { catalogue } from './catalogue.ts';
import { messagesFrom } from './index.svelte.ts';
import type { Loaders, Message } from './types.ts';

/** Texts that lie beside what shows them: messages, and texts of their own form. */
export interface TextsBeside<Content> {
  readonly messages: Readonly<Record<string, Message>>;
  readonly content: Content;
}

/** Such texts, to be loaded before anything of them is shown; from then on they change with the language. */
export function textsBeside<Content extends object>(
  name: string,
  loaders: Loaders<TextsBeside<Content>>,
): { readonly load: () => Promise<void>; readonly texts: () => Content } {
  const all = catalogue(name, loaders);
  const loadMessages = messagesFrom(async (language) => (await loaders[language]()).default.messages);
  return {
    async load() {
      await Promise.all([all.load(), loadMessages()]);
    },
    texts: () => all.texts().content,
  };
}
