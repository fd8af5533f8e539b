import type { Chosen } from '../../../../form/gameForm.ts';
import { isFirstEdition } from '../../edition.ts';
import { shipyardsIn } from './shipyards.ts';

/** For three to seven, and in the first edition for eight; boards that were typed in are for as many as there are. */
export function allows(players: number, chosen: Chosen): boolean {
  const own = shipyardsIn(chosen).length;
  if (players < 3 || (players > 7 && !isFirstEdition(chosen))) return false;
  return players === 3 || own === 0 || own >= players;
}
