import type { Language } from '@pharos/protocol';
import { untrack } from 'svelte';
import type english from './messages/en.json';
import type { Message, MessageArguments } from './types.ts';

export const LANGUAGES = ['en', 'pl', 'hu'] as const satisfies readonly Language[];

/** What every page has; the rest is fetched with what needs it, which adds its keys to the interface. */
type FirstKey = keyof typeof english;
export interface MoreMessages {}
export type MessageKey = FirstKey | keyof MoreMessages;
type Catalogue = Readonly<Record<FirstKey, Message>>;

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('virtual:messages/en'),
  pl: () => import('virtual:messages/pl'),
  hu: () => import('virtual:messages/hu'),
};

interface Loaded {
  readonly language: Language;
  readonly messages: Catalogue;
}

let loaded = $state.raw<Loaded | null>(null);

/** What is loaded with a language besides: the texts of the games in use. */
const catalogues = new Set<(language: Language) => Promise<void>>();

/** Loads more texts in the language shown, and from now on with every other one. */
export async function loadWithLanguage(load: (language: Language) => Promise<void>): Promise<void> {
  catalogues.add(load);
  // Whoever waits for them must not wait again when the language changes: they come with it.
  await load(untrack(language));
}

const more: Partial<Record<Language, Readonly<Record<string, Message>>>> = {};

/** Messages that not every page needs: loads them in the language shown, and from now on with every other one. */
export function messagesFrom(
  load: (language: Language) => Promise<Readonly<Record<string, Message>>>,
): () => Promise<void> {
  const add = async (next: Language): Promise<void> => {
    // First the wait: what others load meanwhile must not be lost.
    const texts = await load(next);
    more[next] = { ...more[next], ...texts };
  };
  return () => loadWithLanguage(add);
}

/** Messages in the words of an older edition, in one language; undefined where both say the same. */
type Wording = (language: Language) => Readonly<Record<string, Message>> | undefined;

let wording = $state.raw<Wording | null>(null);

/** From now on messages are said in these words, where there are any. */
export function useWording(next: Wording | null): void {
  wording = next;
}

/** Loads a language and shows everything in it; what is on screen changes without a reload. */
export async function setLanguage(language: Language): Promise<void> {
  const { default: messages } = await LOADERS[language]();
  // One after the other: what joins meanwhile is still reached.
  for (const load of catalogues) await load(language);
  loaded = { language, messages };
  document.documentElement.lang = language;
}

function current(): Loaded {
  if (loaded === null) throw new Error('texts are asked for before a language is loaded');
  return loaded;
}

export const language = (): Language => current().language;

export function complete(message: Message, values: MessageArguments = {}): string {
  return typeof message === 'string' ? message : message(values);
}

const isFirst = (messages: Catalogue, key: MessageKey): key is FirstKey => Object.hasOwn(messages, key);

export function t(key: MessageKey, values?: MessageArguments): string {
  const { language: shown, messages } = current();
  const message = wording?.(shown)?.[key] ?? (isFirst(messages, key) ? messages[key] : more[shown]?.[key]);
  if (message === undefined) throw new Error(`the text "${key}" is asked for before it is loaded`);
  return complete(message, values);
}

/** The text of a key that is put together from what the server says; null where the catalogue has none. */
export function textAt(key: string): string | null {
  const { messages } = current();
  return Object.hasOwn(messages, key) ? complete(messages[key as FirstKey]) : null;
}

/** "a, b and c", as the language joins them. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { style: 'long', type: 'conjunction' }).format(parts);
}

/** The language to begin with: what was chosen, what the browser asks for, English. */
export function preferredLanguage(chosen: string | null): Language {
  const preferred = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((known) => known === preferred.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en';
}
