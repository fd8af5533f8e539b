import type { CardSpec } from './content/types.ts';
import { LEAST_PLAYERS } from './limits.ts';

/** How many copies of a card are in a game for so many players [W-5]; two use the cards for three [W-110]. */
export function copiesInPlay({ copies }: Pick<CardSpec, 'copies'>, players: number): number {
  return copies.filter((least) => least <= Math.max(LEAST_PLAYERS, players)).length;
}
