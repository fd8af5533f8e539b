import type { words } from '@pharos/wonders';
import contentEn from '@pharos/web/words/wonders/en.json';
import contentHu from '@pharos/web/words/wonders/hu.json';
import contentPl from '@pharos/web/words/wonders/pl.json';
import type { ByLanguage, Language } from '../../../words/language.ts';
import type { Values } from '../../../words/message.ts';
import { speakerOf, type Speak } from '../../../words/speaker.ts';
import type { EffectWords } from '../words/content.ts';
import type { EffectForm, WondersWords } from '../words/wondersWords.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type SeaKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<SeaKey, string>>> = { en, pl, hu };

/** The words of the pieces of Armada, as the catalogues of the client hold them. */
interface SeaContent {
  readonly islands: Readonly<Record<string, string>>;
  readonly naval: Readonly<Record<Exclude<keyof words.NavalSpec, 'power'>, EffectWords>> & {
    readonly power: Readonly<Record<words.NavalPowerName, EffectWords>>;
  };
}
const CONTENT: ByLanguage<SeaContent> = { en: contentEn, pl: contentPl, hu: contentHu };

export function sayAtSea(language: Language): Speak<SeaKey> {
  return speakerOf(CATALOGUES, language);
}

export function islandName(id: string, { language }: WondersWords): string {
  return CONTENT[language].islands[id];
}

/** What a piece does that only Armada knows, effect by effect. */
export function navalEffects(naval: words.NavalSpec, all: WondersWords, form: EffectForm): string[] {
  const { shields, moves, island, pirates, incursion, mostOwned, power, pointsPer } = naval;
  const said = CONTENT[all.language].naval;
  const parts: (readonly [EffectWords, Values])[] = [
    ...(shields === undefined ? [] : [[said.shields, { count: shields }] as const]),
    ...(moves === undefined ? [] : [[said.moves, { count: moves.count, fleet: moves.fleets?.[0] ?? 'any' }] as const]),
    ...(island === undefined ? [] : [[said.island, { level: island }] as const]),
    ...(pirates === undefined ? [] : [[said.pirates, {}] as const]),
    ...(incursion === undefined ? [] : [[said.incursion, { seat: incursion }] as const]),
    ...(mostOwned === undefined ? [] : [[said.mostOwned, {}] as const]),
    ...(power === undefined ? [] : [[said.power[power], {}] as const]),
    ...(pointsPer === undefined ? [] : [[said.pointsPer, { ...pointsPer }] as const]),
  ];
  return parts.map(([text, values]) => all.complete(text[form], values));
}
