import type { Reader } from '@pharos/core';
import { readShipyards } from './shipyards.ts';
import type { ShipyardSpec } from './words.ts';

/** Rulings that a table may turn round; what the books say of them is in rulings.ts. */
export const RULINGS = [
  /** Who levies the highest tax together with somebody else does not pay either [AR-66]. */
  'tiedTaxSpares',
  /** However many pirates there are in a turn, nobody loses more than to one of them [AR-70]. */
  'onePirate',
  /** A card from the discard pile moves no ship [AR-37]. */
  'noRevivedMoves',
  /** A move without paying has to be made [AR-149]. */
  'compulsoryMoves',
  /** Naval defeats count where defeat tokens do [AR-90]. */
  'navalDefeatsCount',
  /** No coin for a move that takes the place of the coins for a discarded card [AR-165]. */
  'noCoinForDiscardMove',
  /** What a ship finds through an island that was just explored waits for the next turn: there is no second wave [AR-46]. */
  'wavesWait',
  /** What a ship finds through a card from the discard pile waits for the next turn [AR-216]. */
  'revivedExplorationWaits',
  /** Symbols of the kind there is most of are fixed before those of free choice [AR-121]. */
  'mostOwnedFirst',
  /** The symbol of the Scientists counts in full, unlike other guilds [AR-116]. */
  'scienceGuildUncapped',
  /** In Age III of the first edition a single third takes the third reward even after a tie above [AR-99]. */
  'thirdAfterTie',
  /** Only the first incursion a player makes in an Age counts [AR-105]. */
  'oneIncursion',
  /** Coins for goods from an Emporium go to the bank [AR-148]. */
  'emporiumPaysBank',
  /** Emporiums buy nothing that yellow cards and wonder stages give [AR-148]. */
  'emporiumSellsTradeable',
  /** Emporiums buy nothing that islands give [AR-84]. */
  'emporiumSellsNoIslands',
  /** Ancient Oasis saves a raw material if the step asks for one, whatever its owner would like [AR-163]. */
  'oasisDropsRaw',
  /** In the first edition teams with equally many points share the victory, whatever their coins [AR-201]. */
  'sharedTeamTie',
  /** Losses of the last turn come before Babylon's extra card, which has losses of its own afterwards [AR-215]. */
  'lossesBeforeExtraCard',
] as const;

export type RulingName = (typeof RULINGS)[number];

/** A ruling as a bit of the set a game is played with. */
function bit(name: RulingName): number {
  return 1 << RULINGS.indexOf(name);
}

export const TIED_TAX_SPARES = bit('tiedTaxSpares');
export const ONE_PIRATE = bit('onePirate');
export const NO_REVIVED_MOVES = bit('noRevivedMoves');
export const COMPULSORY_MOVES = bit('compulsoryMoves');
export const NAVAL_DEFEATS_COUNT = bit('navalDefeatsCount');
export const NO_COIN_FOR_DISCARD_MOVE = bit('noCoinForDiscardMove');
export const WAVES_WAIT = bit('wavesWait');
export const REVIVED_EXPLORATION_WAITS = bit('revivedExplorationWaits');
export const MOST_OWNED_FIRST = bit('mostOwnedFirst');
export const SCIENCE_GUILD_UNCAPPED = bit('scienceGuildUncapped');
export const THIRD_AFTER_TIE = bit('thirdAfterTie');
export const ONE_INCURSION = bit('oneIncursion');
export const EMPORIUM_PAYS_BANK = bit('emporiumPaysBank');
export const EMPORIUM_SELLS_TRADEABLE = bit('emporiumSellsTradeable');
export const EMPORIUM_SELLS_NO_ISLANDS = bit('emporiumSellsNoIslands');
export const OASIS_DROPS_RAW = bit('oasisDropsRaw');
export const SHARED_TEAM_TIE = bit('sharedTeamTie');
export const LOSSES_BEFORE_EXTRA_CARD = bit('lossesBeforeExtraCard');

/** What is agreed on in a game with Armada, besides the options of the base game. */
export interface ArmadaOptions {
  /** Shipyards to use in place of ours. */
  readonly shipyards?: readonly ShipyardSpec[];
  /** Which shipyard each seat gets; left out, they are dealt [AR-21]. */
  readonly shipyardsBySeat?: readonly string[];
}

export const OPTION_KEYS = ['shipyards', 'shipyardsBySeat'] as const;

export function readArmadaOptions(
  fields: Readonly<Record<(typeof OPTION_KEYS)[number], Reader>>,
  players: number,
  ours: readonly ShipyardSpec[],
): ArmadaOptions {
  const shipyards = fields.shipyards.isAbsent() ? null : readShipyards(fields.shipyards.raw, 'options.shipyards');
  if (shipyards !== null && shipyards.length < players)
    fields.shipyards.fail(`expected a shipyard for each of ${players} players, found ${shipyards.length}`);
  return {
    ...(shipyards !== null && { shipyards }),
    ...(!fields.shipyardsBySeat.isAbsent() && {
      shipyardsBySeat: readSeats(fields.shipyardsBySeat, players, shipyards ?? ours),
    }),
  };
}

function readSeats(reader: Reader, players: number, shipyards: readonly ShipyardSpec[]): string[] {
  const list = reader.list(players);
  if (list.length !== players) reader.fail(`expected ${players} shipyards, found ${list.length}`);
  const ids = shipyards.map(({ id }) => id);
  const chosen = list.map((entry) => entry.oneOf(ids));
  const twice = chosen.findIndex((shipyard, seat) => chosen.indexOf(shipyard) !== seat);
  if (twice >= 0) list[twice].fail(`the shipyard "${ids[chosen[twice]]}" is dealt twice`);
  return chosen.map((shipyard) => ids[shipyard]);
}
