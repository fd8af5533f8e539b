import { words, type Catalog } from '@pharos/wonders';

/** What is said about a seat. */
export const SEAT = [
  'navalStrength',
  'navalAhead',
  'navalTied',
  'navalFirst',
  'navalLast',
  'navalPoints',
  'commerceLevel',
  'bluePoints',
  'islandPoints',
  'islands1',
  'islands2',
  'islands3',
  'mostOwned',
  'explores',
  'levy',
  ...words.FLEETS.map((fleet) => `${fleet}Steps` as const),
  ...words.FLEETS.map((fleet) => `${fleet}LateSteps` as const),
] as const;

/** What is said about a move of Armada, or with a ship. */
export const MOVE = [
  'ship1',
  'ship2',
  'ship3',
  'spacePoints',
  'spaceShields',
  'spaceIsland',
  'spaceCoins',
  'spaceTax',
  'join',
  'stay',
] as const;

/** Features for each piece: what is said of it, and the ids of the pieces. */
export const SEAT_PIECES = { power: words.NAVAL_POWERS } as const;
export const movePieces = (catalogs: readonly Catalog[]): Readonly<Record<string, readonly string[]>> => ({
  fleet: words.FLEETS,
  keep: [...new Set(catalogs.flatMap(({ pieces }) => pieces['islands'].map(({ id }) => id)))],
});
