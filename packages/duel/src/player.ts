import { COLOURS, SCIENCE_SYMBOLS } from './content/types.ts';
import { NO_UNITS, sameOfEach, type Units } from './units.ts';

/** One player's side of the table. The counters follow from the pieces held; `refold` counts them anew. */
export interface Player {
  coins: number;
  /** Further coins to pay with that no loss touches and that are no part of the treasury. */
  coinsApart: number;
  /** Produced for every construction [D-28]. */
  production: Units;
  /** Coins this player pays for a unit of each resource [D-30, D-32]. */
  prices: Units;
  /** Set of resources whose price is fixed at 1 [D-32]. */
  fixedPrices: number;
  /** Producers of any one raw material, of any one manufactured good [D-29]. */
  rawChoices: number;
  manufacturedChoices: number;
  /** Cards of each colour in the city. */
  readonly colours: number[];
  /** Science symbols held, of each kind. */
  readonly symbols: number[];
  /** Set of chain symbols in the city [D-26], and of the opponent's ones that count as own. */
  chains: number;
  borrowedChains: number;
  /** Set of abilities. */
  abilities: number;
  /** What abilities add up to: units spared of each Wonder, coins off each unit bought, more coins for each discarded card. */
  wonderDiscount: number;
  tradeDiscounts: Units;
  discardBonus: number;
  /** Sets of Progress tokens held, of own Wonders not yet built, of built ones. */
  tokens: number;
  unbuilt: number;
  built: number;
  /** Cards of the city in the order they were built. */
  readonly city: number[];
}

/** Copied for every new player. */
const NO_COLOURS = COLOURS.map(() => 0);
const NO_SYMBOLS = SCIENCE_SYMBOLS.map(() => 0);
/** Price of a unit the opponent does not produce [D-30]. */
export const BASE_PRICE = 2;
const BASE_PRICES = sameOfEach(BASE_PRICE);

export function newPlayer(coins: number): Player {
  return {
    coins,
    coinsApart: 0,
    production: NO_UNITS,
    prices: BASE_PRICES,
    fixedPrices: 0,
    rawChoices: 0,
    manufacturedChoices: 0,
    colours: NO_COLOURS.slice(),
    symbols: NO_SYMBOLS.slice(),
    chains: 0,
    borrowedChains: 0,
    abilities: 0,
    wonderDiscount: 0,
    tradeDiscounts: NO_UNITS,
    discardBonus: 0,
    tokens: 0,
    unbuilt: 0,
    built: 0,
    city: [],
  };
}

export function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    coinsApart: player.coinsApart,
    production: player.production,
    prices: player.prices,
    fixedPrices: player.fixedPrices,
    rawChoices: player.rawChoices,
    manufacturedChoices: player.manufacturedChoices,
    colours: player.colours.slice(),
    symbols: player.symbols.slice(),
    chains: player.chains,
    borrowedChains: player.borrowedChains,
    abilities: player.abilities,
    wonderDiscount: player.wonderDiscount,
    tradeDiscounts: player.tradeDiscounts,
    discardBonus: player.discardBonus,
    tokens: player.tokens,
    unbuilt: player.unbuilt,
    built: player.built,
    city: player.city.slice(),
  };
}

/** Writes every number of a player in a fixed order from a place on; answers the next place. */
export function encodePlayer(player: Player, out: number[], from: number): number {
  out[from] = player.coins;
  out[from + 1] = player.fixedPrices;
  out[from + 2] = player.rawChoices;
  out[from + 3] = player.manufacturedChoices;
  out[from + 4] = player.chains;
  out[from + 5] = player.production;
  out[from + 6] = player.prices;
  out[from + 7] = player.abilities;
  out[from + 8] = player.tokens;
  out[from + 9] = player.unbuilt;
  out[from + 10] = player.built;
  const lists = writeNumbers(player.colours, out, from + 11);
  return writeNumbers(player.city, out, writeNumbers(player.symbols, out, lists));
}

/** A list with its length, from a place on; answers the next place. */
export function writeNumbers(list: readonly number[], out: number[], from: number): number {
  const { length } = list;
  out[from] = length;
  for (let index = 0; index < length; index++) out[from + 1 + index] = list[index];
  return from + 1 + length;
}

/** The same behind what is already there. */
export function pushList(out: number[], list: readonly number[]): void {
  writeNumbers(list, out, out.length);
}
