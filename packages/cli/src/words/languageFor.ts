import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';
import { languageNamed, languageOf, type Language } from './language.ts';

/** The language to play in: what is asked for, else that of the terminal, else English. */
export function languageFor(wanted: string | undefined, spoken: readonly Language[], game: string): Language {
  if (wanted === undefined) {
    const usual = languageOf(process.env);
    return spoken.includes(usual) ? usual : 'en';
  }
  const language = languageNamed(wanted);
  if (language === undefined || !spoken.includes(language))
    throw new UsageError(errorTexts.unknownLanguage(wanted, game, spoken));
  return language;
}
