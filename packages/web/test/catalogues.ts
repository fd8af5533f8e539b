import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { expansionTexts, helpAndPageMessages } from '../src/i18n/content/expansionTexts.ts';
import { mergeTexts } from '../src/i18n/mergeTexts.ts';

/** The catalogues as they are written: the build makes functions of them, which tests do not have. */
export type Texts = { readonly [key: string]: string | Texts };
type Values = Readonly<Record<string, string | number>>;

/** What is spoken at present; the words of a game among it. */
export const spoken = { language: 'en', messages: {} as Texts, content: {} as Texts };

export function readCatalogue(catalogue: string, language: string): Texts {
  const file = join(import.meta.dirname, '..', 'src', 'i18n', catalogue, `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/** From now on another language is spoken, with the words of a game. */
export function speak(language: string, game: string): void {
  const more = [
    ...expansionTexts<string | Texts>(game, language),
    { messages: helpAndPageMessages(language), content: {} },
  ];
  Object.assign(spoken, {
    language,
    messages: more.reduce((all, { messages }) => mergeTexts(all, messages), readCatalogue('messages', language)),
    content: more.reduce((all, { content }) => mergeTexts(all, content), readCatalogue(`content/${game}`, language)),
  });
}

/** What takes the place of the words of a game. */
export const gameContent = { texts: (): Texts => spoken.content, loadWords: (): void => undefined };

function complete(message: string, values: Values = {}): string {
  return message.includes('{') ? new MessageFormat(spoken.language).compile(message)(values) : message;
}

/** What takes the place of the module that has the words of a game. */
export const contentModule = { content: (): Texts => spoken.content };

/** What takes the place of i18n/index.svelte.ts: a text that is missing is an error. */
export const i18n = {
  complete,
  listed: (parts: readonly string[]): string => parts.join(' + '),
  t(key: string, values?: Values): string {
    const message = spoken.messages[key];
    if (typeof message !== 'string') throw new Error(`no text for "${key}"`);
    return complete(message, values);
  },
};
