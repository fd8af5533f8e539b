import type { Language } from './language.ts';

/** In which language something is said, and in the words of which edition. */
export interface Wording {
  readonly language: Language;
  readonly edition: number;
}

/** Texts in the words of an edition: those of the newest one, with what the first calls otherwise. */
export function inEdition<Texts extends object>(
  newest: Texts,
  first: Readonly<Partial<Record<Language, object>>>,
  { language, edition }: Wording,
): Texts {
  const other = edition === 1 ? first[language] : undefined;
  return other === undefined ? newest : merged(newest, other);
}

function merged<Texts extends object>(texts: Texts, others: object): Texts {
  const all = { ...texts } as Record<string, unknown>;
  for (const [key, other] of Object.entries(others)) {
    const text = all[key];
    all[key] = isTexts(text) && isTexts(other) ? merged(text, other) : other;
  }
  return all as Texts;
}

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;
