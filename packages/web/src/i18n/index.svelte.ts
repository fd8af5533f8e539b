import type { Language } from '@pharos/protocol';
import { untrack } from 'svelte';
import type english from './messages/en.json';
import type { Message, MessageArguments } from './types.ts';

export const LANGUAGES = ['en', 'pl', 'hu'] as const satisfies readonly Language[];

export type MessageKey = keyof typeof english;
type Catalogue = Readonly<Record<MessageKey, Message>>;

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

export function t(key: MessageKey, values?: MessageArguments): string {
  return complete(current().messages[key], values);
}

/** The text of a key that is put together from what the server says; null where the catalogue has none. */
export function textAt(key: string): string | null {
  const { messages } = current();
  return Object.hasOwn(messages, key) ? complete(messages[key as MessageKey]) : null;
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
