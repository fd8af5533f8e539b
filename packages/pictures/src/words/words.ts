import type { Language } from '@pharos/protocol';
import { english } from './en.ts';
import { hungarian } from './hu.ts';
import { polish } from './pl.ts';
import type { Words } from './types.ts';

export const LANGUAGES = ['en', 'pl', 'hu'] as const satisfies readonly Language[];

export const WORDS: Readonly<Record<Language, Words>> = { en: english, pl: polish, hu: hungarian };

/** Names as the language joins them. */
export function listed(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names);
}
