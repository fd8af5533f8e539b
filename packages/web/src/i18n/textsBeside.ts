import { catalogue } from './catalogue.ts';
import { messagesFrom } from './index.svelte.ts';
import type { Loaders, Message } from './types.ts';

/** Messages that lie beside what shows them. */
export interface MessagesBeside {
  readonly messages: Readonly<Record<string, Message>>;
}

/** The same with texts of their own form. */
export interface TextsBeside<Content> extends MessagesBeside {
  readonly content: Content;
}

/** Such messages, to be loaded before any of them is shown. */
export const messagesBeside = (loaders: Loaders<MessagesBeside>): (() => Promise<void>) =>
  messagesFrom(async (language) => (await loaders[language]()).default.messages);

/** Such texts, to be loaded before anything of them is shown; from then on they change with the language. */
export function textsBeside<Content extends object>(
  name: string,
  loaders: Loaders<TextsBeside<Content>>,
): { readonly load: () => Promise<void>; readonly texts: () => Content } {
  const all = catalogue(name, loaders);
  const loadMessages = messagesBeside(loaders);
  return {
    async load() {
      await Promise.all([all.load(), loadMessages()]);
    },
    texts: () => all.texts().content,
  };
}
