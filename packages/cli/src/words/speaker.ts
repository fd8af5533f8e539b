import type { ByLanguage, Language } from './language.ts';
import { completed, type Values } from './message.ts';

/** Says a message of a catalogue in one language. */
export type Speak<Key extends string> = (key: Key, values?: Values) => string;

export function speakerOf<Key extends string>(
  catalogues: ByLanguage<Readonly<Record<Key, string>>>,
  language: Language,
): Speak<Key> {
  return (key, values = {}) => completed(catalogues[language][key], values, language);
}

/** `a, b and c`, as the language joins them. */
export function joined(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(parts);
}

/** `a, b or c`. */
export function either(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'disjunction' }).format(parts);
}
