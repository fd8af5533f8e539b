import type { ByLanguage, Language } from '../words/language.ts';
import { speakerOf, type Speak } from '../words/speaker.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type AnalysisKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<AnalysisKey, string>>> = { en, pl, hu };

/** What is said about an analysed game, whichever it is. */
export function analysisWords(language: Language): Speak<AnalysisKey> {
  return speakerOf(CATALOGUES, language);
}

export function isAnalysisKey(key: string): key is AnalysisKey {
  return Object.hasOwn(en, key);
}
