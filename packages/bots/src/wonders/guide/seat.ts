import type { SeatId } from '@pharos/core';
import type { City, State } from '@pharos/wonders';
import type { FeatureVector } from '../../model/featureVector.ts';
import { cityValue } from '../city.ts';
import type { BotExpansion } from '../expansion.ts';
import { expansionsOf } from '../expansions.ts';
import { describeCity } from './city.ts';
import { describeEconomy } from './economy.ts';
import { seatFeatures } from './features.ts';
import { shareLeft } from './shareLeft.ts';
import { tableOf } from './table.ts';
import { describeWonder } from './wonder.ts';

const F = seatFeatures.at;
/** A lead of so many shields is not lost with the next card. */
const MUCH = 3;
/** Features are of similar size. */
const POINTS = 10;
/** The hand-made value of a city is in points. */
export const HANDMADE_WORTH = { cityValue: POINTS };

/** Everything that is said about a seat: what stands on the table, what expansions let its owner hold, and nothing of cards and choices not yet shown. */
export function describeSeat(s: State, seat: SeatId, vector: FeatureVector): void {
  const { cities } = s;
  const table = tableOf(s.catalog);
  const city = cities[seat];
  const left = cities[seat + 1 === cities.length ? 0 : seat + 1];
  const right = cities[seat === 0 ? cities.length - 1 : seat - 1];
  describeCity(s, seat, table, vector);
  describeEconomy(city, left, right, vector);
  describeWonder(s, city, left, right, table, vector);
  vector.add(F.shields, city.shields);
  describeConflict(city, left, vector);
  describeConflict(city, right, vector);
  const expansions = expansionsOf(s);
  vector.add(F.cityValue, valueOf(s, seat, expansions) / POINTS);
  for (let index = 0; index < expansions.length; index++) expansions[index].describeSeat(s, seat, vector);
}

/** The hand-made value of a city, which knows how its parts belong together. */
function valueOf(s: State, seat: SeatId, expansions: readonly BotExpansion[]): number {
  const left = shareLeft(s);
  let value = cityValue(s, seat, left);
  for (let index = 0; index < expansions.length; index++) {
    value += expansions[index].evaluate(s, seat, left) + expansions[index].hiddenValue(s, seat, left);
  }
  return value;
}

function describeConflict(city: City, neighbour: City, vector: FeatureVector): void {
  const lead = city.shields - neighbour.shields;
  if (lead > 0) vector.add(lead >= MUCH ? F.muchStronger : F.stronger, 1);
  else if (lead < 0) vector.add(lead <= -MUCH ? F.muchWeaker : F.weaker, 1);
}
