import type { SeatId } from '@pharos/core';
import type { City, State } from '@pharos/wonders';
import type { Notes } from '../../knowledge/notes.ts';
import { expansionsOf } from '../expansions.ts';
import { describeCity } from './city.ts';
import { describeEconomy } from './economy.ts';
import { seatFeatures } from './features.ts';
import { tableOf } from './table.ts';
import { describeWonder } from './wonder.ts';

const F = seatFeatures.at;
/** A lead of so many shields is not lost with the next card. */
const MUCH = 3;

/** Everything that is said about a seat: what stands on the table, and nothing of hands and choices not yet shown. */
export function describeSeat(s: State, seat: SeatId, notes: Notes): void {
  const { cities } = s;
  const table = tableOf(s.catalog);
  const city = cities[seat];
  const left = cities[seat + 1 === cities.length ? 0 : seat + 1];
  const right = cities[seat === 0 ? cities.length - 1 : seat - 1];
  describeCity(s, seat, table, notes);
  describeEconomy(city, left, right, notes);
  describeWonder(s, city, left, right, table, notes);
  notes.add(F.shields, city.shields);
  describeConflict(city, left, notes);
  describeConflict(city, right, notes);
  const expansions = expansionsOf(s);
  for (let index = 0; index < expansions.length; index++) expansions[index].describeSeat(s, seat, notes);
}

function describeConflict(city: City, neighbour: City, notes: Notes): void {
  const lead = city.shields - neighbour.shields;
  if (lead > 0) notes.add(lead >= MUCH ? F.muchStronger : F.stronger, 1);
  else if (lead < 0) notes.add(lead <= -MUCH ? F.muchWeaker : F.weaker, 1);
}
