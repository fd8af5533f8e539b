import { oncePer } from '@pharos/core';
import type { Catalog } from '@pharos/duel';
import { moveFeatures, seatFeatures } from '../guide/features.ts';

/** What is read of a catalog at every leaf, as numbers: by card, and numbers of features by Divinity. */
export const pantheonTableOf = oncePer(({ cards, backs, pieces }: Catalog) => ({
  isTemple: Uint8Array.from(cards, ({ deck }) => (backs[deck] === 'grandTemple' ? 1 : 0)),
  divinity: seatFeatures.numbersOf('divinity', pieces['divinities']),
  inReach: seatFeatures.numbersOf('inReach', pieces['divinities']),
  activate: moveFeatures.numbersOf('activate', pieces['divinities']),
  put: moveFeatures.numbersOf('put', pieces['divinities']),
}));
