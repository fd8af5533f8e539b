import { catalogOf, PACKS, wonders, words } from '@pharos/wonders';
import { Features } from '../../model/features.ts';
import * as names from '../featureNames.ts';

/** Both editions with all packs, as new games have them: pieces go by their names, for editions number them differently. */
const packs = unique(PACKS.map(({ id }) => id));
const catalogs = ([1, 2] as const).map((edition) =>
  catalogOf(wonders.withNewestPacks(wonders.readOptions({ packs, edition }))),
);

/** The ids of all cards. */
export const cards = unique(catalogs.flatMap((catalog) => catalog.cards.map(({ id }) => id)));
const sides = unique(
  catalogs.flatMap(({ edition, boards }) =>
    boards.flatMap((board) => board.sides.map((side) => sideName(edition, board.id, side.id))),
  ),
);

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}

/** The same board has other stages in the other edition. */
export function sideName(edition: number, board: string, side: string): string {
  return `${board}/${side}/${edition}`;
}

/** What is said about a seat. */
const SEAT = [
  // Points, as if the game ended now.
  'points',
  'countedPoints',
  'sciencePoints',
  'conflictPoints',
  'coinPoints',
  'coins',
  'coinsTo3',
  'coinsTo6',
  // Economy: the first unit of each resource, more of them, what neighbours sell, what they want to buy.
  ...words.RESOURCES,
  'secondRaw',
  'rawSources',
  'manufacturedSources',
  'buyable',
  'sellable',
  'rawDiscounts',
  'manufacturedDiscounts',
  // Cards by colour.
  ...words.COLOURS.map((colour) => `${colour}Cards` as const),
  'chainsToAge2',
  'chainsToAge3',
  // Science.
  'symbols',
  'mostOfAKind',
  'kinds',
  'almostSet',
  'freeSymbols',
  // Conflicts with both neighbours.
  'shields',
  'stronger',
  'muchStronger',
  'weaker',
  'muchWeaker',
  // The wonder.
  'stages',
  'stagesLeft',
  'stagePoints',
  'stageMissing',
  'stageUnobtainable',
  // The hand-made value of the city.
  'cityValue',
] as const;

const expansions = Object.values(names);
const ofAll = <Group extends object>(groups: readonly Group[]): Group => Object.assign({}, ...groups) as Group;

export const seatFeatures = new Features([...SEAT, ...expansions.flatMap((expansion) => [...expansion.SEAT])], {
  side: sides,
  ability: words.ABILITIES,
  ...ofAll(expansions.map(({ SEAT_PIECES }) => SEAT_PIECES)),
});

/** What is said about a move. */
const MOVE = [
  'build1',
  'build2',
  'build3',
  'stage1',
  'stage2',
  'stage3',
  'discard1',
  'discard2',
  'discard3',
  'decline',
  'paid',
  'lastCoins',
  'freeBuild',
  'chain',
  'points',
  'countedPoints',
  'coins',
  'sciencePoints',
  'laterScience',
  'overtakes',
  'idleShields',
  'lateShields',
  'firstUnits',
  'secondUnits',
  'stagePoints',
  'stageShields',
  'stageCoins',
  'stageUnits',
  'stageSymbols',
  'stageAbility',
  'forFreeCity',
] as const;

export const moveFeatures = new Features([...MOVE, ...expansions.flatMap((expansion) => [...expansion.MOVE])], {
  build: cards,
  spend: cards,
  side: sides,
  ...ofAll(expansions.map(({ movePieces }) => movePieces(catalogs))),
});
