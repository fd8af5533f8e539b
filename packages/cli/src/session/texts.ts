import type { ByLanguage, Language } from '../words/language.ts';
import { speakerOf, type Speak } from '../words/speaker.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type SessionKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<SessionKey, string>>> = { en, pl, hu };

/** What is said while a game is played, whichever it is. */
export function sessionWords(language: Language): Speak<SessionKey> {
  return speakerOf(CATALOGUES, language);
}

/** Lines that numbers begin. */
export const numbered = {
  move: (index: number, name: string, text: string) => `${String(index).padStart(3)}. ${name}: ${text}`,
  brief: (index: number, sentences: string) => `${String(index).padStart(3)}. ${sentences}`,
  event: (sentence: string) => `     ${sentence}`,
};
