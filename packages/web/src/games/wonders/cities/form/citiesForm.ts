import type { Chosen } from '../../../../form/gameForm.ts';
import { isFirstEdition } from '../../edition.ts';

/** [C-7, C-70] For three to seven, and in the first edition for eight. */
export const allows = (players: number, chosen: Chosen): boolean =>
  players >= 3 && (players <= 7 || isFirstEdition(chosen));
