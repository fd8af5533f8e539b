// Not from the package as a whole: the home page needs its table, not its engine.
import { RULINGS } from '@pharos/duel/rulings';
import type { GameForm, RulingText } from '../../form/gameForm.ts';
import type { Loaders } from '../../i18n/types.ts';

/** A ruling or an answer without words is an error of types. */
type Texts = {
  readonly [Each in (typeof RULINGS)[number] as Each['id']]: RulingText<Each['answers'][number]['id']>;
};

const rulingTexts: Loaders<Texts> = {
  en: () => import('../../i18n/content/rulings/duel/en.json'),
  pl: () => import('../../i18n/content/rulings/duel/pl.json'),
  hu: () => import('../../i18n/content/rulings/duel/hu.json'),
};

export const duelRulings: Pick<GameForm, 'rulings' | 'rulingWhen' | 'rulingTexts' | 'listsRulings'> = {
  rulings: RULINGS,
  rulingWhen: {},
  rulingTexts,
  listsRulings: false,
};
