import { catalogOf, PACKS } from '@pharos/duel';
import { Features } from '../../model/features.ts';
import * as first from '../agora/featureNames.ts';
import * as second from '../pantheon/featureNames.ts';

/** All packs, as new games have them: what one game leaves out simply never occurs in it. */
const { cards, wonders, tokens, pieces } = catalogOf(PACKS.map(({ id }) => id));

const idsOf = (pieces: readonly { readonly id: string }[]): readonly string[] => pieces.map(({ id }) => id);

const piecesOf = (groups: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(groups).map(([group, kind]) => [group, idsOf(pieces[kind])]));

/** What is said about a seat. */
const SEAT = [
  // Points, as if the game ended now.
  'points',
  'guildPoints',
  'blueCards',
  // Coins: the first ones matter most, and three are a point.
  'coins',
  'coinsTo4',
  'coinsTo8',
  'coinPoints',
  // Economy: the first unit of each resource, further ones by kind.
  'wood',
  'clay',
  'stone',
  'glass',
  'papyrus',
  'secondRaw',
  'secondManufactured',
  'thirdRaw',
  'rawChoices',
  'manufacturedChoices',
  'fixedRaw',
  'fixedManufactured',
  'dearness',
  'yellowCards',
  // Chain symbols for cards to come in Age II, in Age III, and for cards in sight.
  'chainsToAge2',
  'chainsToAge3',
  'chainsInSight',
  // Science.
  'symbols1',
  'symbols2',
  'symbols3',
  'symbols4',
  'symbols5',
  'halfPairs',
  'newSymbolsInSight',
  'pairsInSight',
  'lastSymbolsInSight',
  // Military.
  'advance',
  'advanceBeyond2',
  'advanceBeyond5',
  'advanceBeyond7',
  'militaryPoints',
  'militaryTokens',
  'shieldsInReach',
  // Wonders.
  'unbuilt',
  'stillBuildable',
  'affordableWonders',
  'wonderPrices',
  'extraTurns',
  // What lies open, for whose turn it is and for who comes after.
  'onTurn',
  'onTurnWithLast',
  'affordableNow',
  'bestPointsNow',
  'symbolNow',
  'pairNow',
  'winsNow',
  'winsAfter',
  'choosesToken',
  'suffersChoice',
] as const;

export const seatFeatures = new Features([...SEAT, ...first.SEAT, ...second.SEAT], {
  token: idsOf(tokens),
  unbuilt: idsOf(wonders),
  built: idsOf(wonders),
  ...piecesOf({ ...first.SEAT_PIECES, ...second.SEAT_PIECES }),
});

/** What networks are told of expansions besides. */
export const { INPUTS: EXPANSION_INPUTS } = first;

/** Kinds of move that have a feature; those of later expansions have none. */
export const KINDS = 39;

/** What is said about a move. */
const MOVE = [
  'build',
  'discard1',
  'discard2',
  'discard3',
  'wonder1',
  'wonder2',
  'wonder3',
  'price',
  'lastCoins',
  'chain',
  'points',
  'newSymbol',
  'newSymbolOf4',
  'newSymbolOf5',
  'pair',
  'shields',
  'shieldsAhead',
  'shieldsBehind',
  'crossesToken',
  'shieldsToWin',
  'firstUnits',
  'extraTurnAtEnd',
  // What the opponent would have had of the card, and what oneself gives up by not building it.
  'denyPoints',
  'denySymbol',
  'denySymbolOf4',
  'denySymbolOf5',
  'denyPair',
  'denyShieldsToWin',
  'denyChain',
  'wastePoints',
  'wasteSymbol',
  'wastePair',
  'wasteShields',
  'wasteAffordable',
  // What the card lies on.
  'uncoversOpen',
  'uncoversHidden',
  'destroyPoints',
  'destroyOnlyUnit',
  'revivePoints',
  'start',
] as const;

export const moveFeatures = new Features([...MOVE, ...first.MOVE, ...second.MOVE], {
  build: idsOf(cards),
  wonder: idsOf(wonders),
  pick: idsOf(wonders),
  take: idsOf(tokens),
  ...piecesOf({ ...first.MOVE_PIECES, ...second.MOVE_PIECES }),
  kind: Array.from({ length: KINDS }, (_, kind) => `${kind}`),
});
