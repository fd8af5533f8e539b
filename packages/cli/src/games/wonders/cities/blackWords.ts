import type { ByLanguage } from '../../../words/language.ts';
import { speakerIn, type Speak } from '../../../words/speaker.ts';
import type { Wording } from '../../../words/wording.ts';
import en from './words/en.json';
import hu from './words/hu.json';
import pl from './words/pl.json';

export type BlackKey = keyof typeof en;
const CATALOGUES: ByLanguage<Readonly<Record<BlackKey, string>>> = { en, pl, hu };

/** What only Cities has to say. */
export const sayOfCities = ({ language }: Wording): Speak<BlackKey> => speakerIn(CATALOGUES[language], language);
