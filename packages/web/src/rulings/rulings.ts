// Not from the packages as a whole: the home page needs their tables, not their engines.
import { RULINGS as DUEL } from '@pharos/duel/rulings';
import type { RulingName } from '@pharos/wonders';
import { WONDERS_RULINGS as WONDERS } from '@pharos/wonders/rulings';
import { YES, type Chosen, type GameForm, type When } from '../home/gameForm.ts';

type Part = Pick<GameForm, 'rulings' | 'rulingWhen' | 'listsRulings'>;

const isFirst = ({ answers }: Chosen): boolean => answers.edition === '1';
const players = ({ answers }: Chosen): number => Number(answers.players);
/** [AR-14] With three the cards that reach two seats away stay in the box. */
const reachesFar = (chosen: Chosen): boolean => players(chosen) > 3;

/** Rulings that cannot matter at every table. */
const WHEN: Readonly<Partial<Record<RulingName, When>>> = {
  /** The guild that counts defeats. */
  navalDefeatsCount: isFirst,
  thirdAfterTie: isFirst,
  sharedTeamTie: (chosen) => isFirst(chosen) && chosen.answers.teams === YES,
  /** [AR-111] With four, two seats to the left and two to the right is the same player. */
  oneIncursion: (chosen) => players(chosen) > 4,
  emporiumPaysBank: reachesFar,
  emporiumSellsTradeable: reachesFar,
  emporiumSellsNoIslands: reachesFar,
};

export const duelRulings: Part = { rulings: DUEL, rulingWhen: {}, listsRulings: false };
export const wondersRulings: Part = { rulings: WONDERS, rulingWhen: WHEN, listsRulings: true };
