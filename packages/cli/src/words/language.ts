/** The languages of the terminal. */
export const LANGUAGES = ['en', 'pl', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

export function languageNamed(text: string): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/** The language of the terminal's user, as the usual variables tell it: `pl_PL.UTF-8` is Polish. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return languageNamed(locale.slice(0, 2).toLowerCase()) ?? 'en';
}
