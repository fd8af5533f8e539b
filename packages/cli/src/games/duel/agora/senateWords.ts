import contentEn from '@pharos/web/words/agora/en.json';
import contentHu from '@pharos/web/words/agora/hu.json';
import contentPl from '@pharos/web/words/agora/pl.json';
import type { ByLanguage, Language } from '../../../words/language.ts';
import { speakerOf, type Speak } from '../../../words/speaker.ts';
import type { FurtherContent } from '../words/content.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type SenateKey = keyof typeof en;
export const agoraCatalogues = { en, pl, hu };

type Named = Readonly<Record<string, { readonly name: string } | undefined>>;

/** The words of the pieces of Agora, as the catalogues of the client hold them. */
interface AgoraContent extends FurtherContent {
  readonly decrees: Named;
  readonly conspiracies: Named;
}

export const agoraContent: ByLanguage<AgoraContent> = {
  en: contentEn.content,
  pl: contentPl.content,
  hu: contentHu.content,
};

export function sayInSenate({ language }: { readonly language: Language }): Speak<SenateKey> {
  return speakerOf<SenateKey>(agoraCatalogues, language);
}
