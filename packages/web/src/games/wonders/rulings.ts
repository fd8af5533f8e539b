import type { RulingName } from '@pharos/wonders';
import type { GameForm, RulingText } from '../../form/gameForm.ts';
import type { Loaders } from '../../i18n/types.ts';
import { ENTRIES } from './entries.ts';

/** A ruling without words is an error of types. */
const rulingTexts: Loaders<Readonly<Record<RulingName, RulingText<'usual' | 'turned'>>>> = {
  en: () => import('../../i18n/content/rulings/wonders/en.json'),
  pl: () => import('../../i18n/content/rulings/wonders/pl.json'),
  hu: () => import('../../i18n/content/rulings/wonders/hu.json'),
};

export const rulings: Pick<GameForm, 'rulings' | 'rulingWhen' | 'rulingTexts' | 'listsRulings'> = {
  rulings: ENTRIES.flatMap((entry) => entry.rulings),
  rulingWhen: Object.assign({}, ...ENTRIES.map(({ rulingWhen }) => rulingWhen)),
  rulingTexts,
  listsRulings: true,
};
