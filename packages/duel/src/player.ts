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

/** Appends every number of a player in a fixed order. */
export function encodePlayer(player: Player, out: number[]): void {
  out.push(player.coins, player.fixedPrices, player.rawChoices, player.manufacturedChoices, player.chains);
  out.push(player.production, player.prices, player.abilities, player.tokens, player.unbuilt, player.built);
  pushList(out, player.colours);
  pushList(out, player.symbols);
  pushList(out, player.city);
}

/** A list with its length. */
export function pushList(out: number[], list: readonly number[]): void {
  out.push(list.length);
  for (let i = 0; i < list.length; i++) out.push(list[i]);
}
