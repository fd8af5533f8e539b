import { gainFromBank } from './coins.ts';
import type { Age, Fleet } from './pieces.ts';
import { effectsIn, hasPower, sum, type City, type Table } from './table.ts';

/** A ship goes one space forward, and what the space gives is taken or noted [AR-46, AR-56]. */
export function moveShip(table: Table, city: City, fleet: Fleet): void {
  city.ships[fleet]++;
  const { coins = 0, tax = 0, island } = table.box.tracks[fleet][city.ships[fleet]];
  // [AR-165]
  if (hasPower(city, 'coinPerMove')) gainFromBank(city, 1);
  // [AR-43]
  if (table.spacesWait) city.coinsOfSpaces += coins;
  else gainFromBank(city, coins);
  city.tax = Math.max(city.tax, tax);
  if (island !== undefined) city.toExplore.push(island as Age);
}

/** [AR-42] In the second edition spaces pay out only after cards and stages. */
export function payOutSpaces(table: Table): void {
  table.spacesWait = false;
  for (const city of table.cities) {
    gainFromBank(city, city.coinsOfSpaces);
    city.coinsOfSpaces = 0;
  }
}

/** [AR-50] */
export function commerceLevel(table: Table, city: City): number {
  return table.box.tracks.yellow[city.ships.yellow].level ?? 0;
}

/** [AR-48, AR-49, AR-52, AR-54] */
export function navalStrength(table: Table, city: City): number {
  const onTracks = (['red', 'yellow', 'blue', 'green'] as const).map(
    (fleet) => table.box.tracks[fleet][city.ships[fleet]].shields ?? 0,
  );
  return sum([...onTracks, ...effectsIn(city, 'navalShields').map(({ count }) => count)]);
}
