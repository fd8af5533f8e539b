import contentEn from '@pharos/web/words/pantheon/en.json';
import contentHu from '@pharos/web/words/pantheon/hu.json';
import contentPl from '@pharos/web/words/pantheon/pl.json';
import type { MythologyName } from '@pharos/duel';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { speakerOf, type Speak } from '../../../words/speaker.ts';
import type { FurtherContent } from '../words/content.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

type PantheonKey = keyof typeof en;
export const pantheonCatalogues = { en, pl, hu };

/** The words of the pieces of Pantheon, as the catalogues of the client hold them. */
interface PantheonContent extends FurtherContent {
  readonly divinities: Readonly<Record<string, { readonly name: string } | undefined>>;
}

export const pantheonContent: ByLanguage<PantheonContent> = {
  en: contentEn.content,
  pl: contentPl.content,
  hu: contentHu.content,
};

export function sayInPantheon({ language }: { readonly language: Language }): Speak<PantheonKey> {
  return speakerOf<PantheonKey>(pantheonCatalogues, language);
}

export function mythologyName(mythology: MythologyName, words: { readonly language: Language }): string {
  return sayInPantheon(words)('mythology', { mythology });
}
