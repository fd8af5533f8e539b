import type { SeatId } from '@pharos/core';
import { words, type CitiesState, type State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { seatFeatures } from '../guide/features.ts';
import { blackTable } from './table.ts';

const F = seatFeatures.at;
const BLACK = words.CARD_COLOURS.indexOf('black');

/** Black cards, debt and diplomacy of a seat. */
export function describeBlack(s: State, { debt, diplomacy }: CitiesState, seat: SeatId, vector: FeatureVector): void {
  const { cards, colours } = s.cities[seat];
  vector.add(F.debt, debt[seat]);
  vector.add(F.diplomacy, diplomacy[seat]);
  if (colours[BLACK] === 0) return;
  vector.add(F.blackCards, colours[BLACK]);
  const { masks } = blackTable(s.catalog);
  let copies = 0;
  for (let index = 0; index < cards.length; index++) copies += masks[cards[index]];
  vector.add(F.masks, copies);
}
