import { navalTextsOf, type NavalTexts, type words } from '@pharos/wonders';
import contentEn from '@pharos/web/words/wonders/en.json';
import contentHu from '@pharos/web/words/wonders/hu.json';
import contentPl from '@pharos/web/words/wonders/pl.json';
import type { ByLanguage } from '../../../words/language.ts';
import { speakerIn, type Speak } from '../../../words/speaker.ts';
import { inEdition, type Wording } from '../../../words/wording.ts';
import { FIRST_EDITION, type EffectWords } from '../words/content.ts';
import type { EffectForm, WondersWords } from '../words/wondersWords.ts';
import en from './words/en.json';
import firstPl from './words/firstEdition/pl.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type SeaKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<SeaKey, string>>> = { en, pl, hu };

/** The words of the pieces of Armada, as the catalogues of the client hold them. */
interface SeaContent {
  readonly islands: Readonly<Record<string, string>>;
  readonly naval: NavalTexts<EffectWords>;
}
const CONTENT: ByLanguage<SeaContent> = { en: contentEn, pl: contentPl, hu: contentHu };

export function sayAtSea(wording: Wording): Speak<SeaKey> {
  const { language } = wording;
  return speakerIn(inEdition(CATALOGUES[language], { pl: firstPl }, wording), language);
}

export function islandName(id: string, { language }: WondersWords): string {
  return CONTENT[language].islands[id];
}

/** What a piece does that only Armada knows, effect by effect. */
export function navalEffects(naval: words.NavalSpec, all: WondersWords, form: EffectForm): string[] {
  return navalTextsOf(naval, inEdition(CONTENT[all.language], FIRST_EDITION, all).naval).map(([text, values]) =>
    all.complete(text[form], values),
  );
}
