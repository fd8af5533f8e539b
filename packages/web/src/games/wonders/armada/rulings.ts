// Not from the package as a whole: the home page needs its table, not its engine.
import type { RulingName } from '@pharos/wonders';
import { ARMADA_RULINGS } from '@pharos/wonders/rulings';
import { YES, type Chosen, type GameForm, type RulingText, type When } from '../../../form/gameForm.ts';
import type { Loaders } from '../../../i18n/types.ts';
import { isFirstEdition } from '../edition.ts';

const players = ({ answers }: Chosen): number => Number(answers.players);
/** [AR-14] With three the cards that reach two seats away stay in the box. */
const reachesFar = (chosen: Chosen): boolean => players(chosen) > 3;

/** Rulings that cannot matter at every table. */
const rulingWhen: Readonly<Partial<Record<RulingName, When>>> = {
  /** The guild that counts defeats. */
  navalDefeatsCount: isFirstEdition,
  thirdAfterTie: isFirstEdition,
  sharedTeamTie: (chosen) => isFirstEdition(chosen) && chosen.answers.teams === YES,
  /** [AR-111] With four, two seats to the left and two to the right is the same player. */
  oneIncursion: (chosen) => players(chosen) > 4,
  emporiumPaysBank: reachesFar,
  emporiumSellsTradeable: reachesFar,
  emporiumSellsNoIslands: reachesFar,
};

/** A ruling without words is an error of types. */
const rulingTexts: Loaders<Readonly<Record<RulingName, RulingText<'usual' | 'turned'>>>> = {
  en: () => import('../../../i18n/content/rulings/wonders/en.json'),
  pl: () => import('../../../i18n/content/rulings/wonders/pl.json'),
  hu: () => import('../../../i18n/content/rulings/wonders/hu.json'),
};

export const armadaRulings: Pick<GameForm, 'rulings' | 'rulingWhen' | 'rulingTexts' | 'listsRulings'> = {
  rulings: ARMADA_RULINGS,
  rulingWhen,
  rulingTexts,
  listsRulings: true,
};
