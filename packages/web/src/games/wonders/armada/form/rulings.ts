import type { RulingName } from '@pharos/wonders';
import { YES, type Chosen, type When } from '../../../../form/gameForm.ts';
import { isFirstEdition } from '../../edition.ts';

const players = ({ answers }: Chosen): number => Number(answers.players);
/** [AR-14] With three the cards that reach two seats away stay in the box. */
const reachesFar = (chosen: Chosen): boolean => players(chosen) > 3;

/** Rulings that cannot matter at every table. */
export const rulingWhen: Readonly<Partial<Record<RulingName, When>>> = {
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
