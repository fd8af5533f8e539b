import type { ByLanguage, Language } from './language.ts';
import { completed, type Values } from './message.ts';

/** Says a message of a catalogue in one language. */
export type Speak<Key extends string> = (key: Key, values?: Values) => string;

export function speakerOf<Key extends string>(
  catalogues: ByLanguage<Readonly<Record<Key, string>>>,
  language: Language,
): Speak<Key> {
  return speakerIn(catalogues[language], language);
}

/** The same with texts that are chosen already. */
export function speakerIn<Key extends string>(
  catalogue: Readonly<Record<Key, string>>,
  language: Language,
): Speak<Key> {
  return (key, values = {}) => completed(catalogue[key], values, language);
}

/** `a, b and c`, as the language joins them. */
export function joined(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { style: 'long', type: 'conjunction' }).format(
    parts,
  );
}

const OR: ByLanguage<string> = { en: 'or', pl: 'albo', hu: 'vagy' };

/** `a, b or c`: one of these and no more, which is "albo" in Polish, where `Intl` has "lub". */
export function either(parts: readonly string[], language: Language): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${OR[language]} ${last}`;
}
