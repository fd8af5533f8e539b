import { ARCHITECTURE, MASONRY } from './abilities.ts';
import { lowestBit } from './bits.ts';
import { BLUE, FIRST_MANUFACTURED, WOOD, type Card, type Wonder } from './catalog.ts';
import { purseOf } from './coins.ts';
import { RESOURCES } from './content/types.ts';
import type { Player } from './player.ts';
import type { State } from './state.ts';
import { NO_UNITS, shortfall, units, unitsOf, valueOf, type Units } from './units.ts';

/** Units a token of Architecture or Masonry spares [D-36]. */
const REBATE = 2;
/** What a card with a chain symbol costs with the ability for it [P-35]. */
export const SYMBOL_COINS = 1;

/** Whether a chain symbol in the own city makes the card free [D-25, D-26], or one that counts as own. */
export function isFreeByChain(player: Player, card: Card): boolean {
  return ((player.chains | player.borrowedChains) & card.freeWith) !== 0;
}

/** What a card costs a player now, in coins [D-24 … D-37], whatever packs are in play. */
export function cardPrice(player: Player, card: Card): number {
  if (isFreeByChain(player, card)) return 0;
  if ((player.abilities & card.coinBy) !== 0) return Math.min(SYMBOL_COINS, fullPrice(player, card));
  return fullPrice(player, card);
}

/** Without a chain symbol. */
function fullPrice(player: Player, card: Card): number {
  if ((player.abilities & card.ignoredBy) !== 0) return priceIgnoring(player, card);
  return basePrice(player, card);
}

/** [P-35] Whether a coin is paid in place of all else because the card shows a chain symbol. */
export function isBoughtForCoin(player: Player, card: Card): boolean {
  return (
    (player.abilities & card.coinBy) !== 0 && !isFreeByChain(player, card) && fullPrice(player, card) >= SYMBOL_COINS
  );
}

function basePrice(player: Player, card: Card): number {
  return card.coins + tradePrice(player, card.needs, byMasonry(player, card));
}

// What decides is rarely foreseen, and a processor that guesses wrong loses more time than the sum takes: answers are numbers, put
// together without branches where that can be done.

/** Whether a player with so many coins can build a card, 1 or 0: asked for every open card of every turn. */
export function canBuild(player: Player, card: Card, purse: number): number {
  if (isFreeByChain(player, card)) return 1;
  if ((player.abilities & (card.coinBy | card.ignoredBy)) !== 0) return cardPrice(player, card) <= purse ? 1 : 0;
  return canPay(player, card.coins, card.needs, byMasonry(player, card), purse);
}

/** Whether a purse is enough for coins and units, 1 or 0. Mostly it is without the producers that cover what is missing. */
function canPay(player: Player, coins: number, needs: Units, rebate: number, purse: number): number {
  const left = purse - coins - valueOf(shortfall(needs, player.production), player.prices);
  const cover = player.rawChoices | player.manufacturedChoices | rebate;
  if (cover === 0 || left >= 0) return (left >>> 31) ^ 1;
  return coins + tradePrice(player, needs, rebate) <= purse ? 1 : 0;
}

/** Either the coins are ignored or a unit, whichever is cheaper. */
function priceIgnoring(player: Player, { coins, needs }: Card): number {
  return Math.min(tradePrice(player, needs, 0), coins + tradePrice(player, needs, 1));
}

/** What a Wonder costs a player now, in coins. */
export function wonderPrice(player: Player, wonder: Wonder): number {
  return wonder.coins + tradePrice(player, wonder.needs, wonderRebate(player));
}

/** The set of own Wonders that are unbuilt and affordable: the same whatever card goes under them. */
export function affordableWonders(s: State, player: Player): number {
  const purse = purseOf(player);
  const rebate = wonderRebate(player);
  let affordable = 0;
  for (let rest = player.unbuilt; rest !== 0; rest &= rest - 1) {
    const wonder = lowestBit(rest);
    const { coins, needs } = s.catalog.wonders[wonder];
    affordable |= canPay(player, coins, needs, rebate, purse) << wonder;
  }
  return affordable;
}

/** [D-36] Masonry spares units of blue cards. An ability, never for blue ones, spares one unit, unless it spares the coins. */
export function cardRebate(player: Player, card: Card): number {
  if ((player.abilities & card.ignoredBy) !== 0) return ignoresCoins(player, card) ? 0 : 1;
  return byMasonry(player, card);
}

function byMasonry(player: Player, card: Card): number {
  return (player.abilities & MASONRY) !== 0 && card.colour === BLUE ? REBATE : 0;
}

/** The coins of the printed cost that have to be paid. */
export function printedCoins(player: Player, card: Card): number {
  return (player.abilities & card.ignoredBy) !== 0 && ignoresCoins(player, card) ? 0 : card.coins;
}

/** Of a cost one symbol is ignored, the coins or a unit: the coins only if that is cheaper, for units may pay the opponent. */
export function ignoresCoins(player: Player, { coins, needs }: Card): boolean {
  return tradePrice(player, needs, 0) < coins + tradePrice(player, needs, 1);
}

/** [D-36] Architecture spares units of Wonders, and so may abilities of expansions. */
export function wonderRebate(player: Player): number {
  return (player.abilities & ARCHITECTURE) !== 0 ? REBATE + player.wonderDiscount : player.wonderDiscount;
}

/** Coins for the units that must be bought, in the cheapest way [D-30, D-37]. */
export function tradePrice(player: Player, needs: Units, rebate: number): number {
  const missing = missingUnits(player, needs, rebate);
  return missing === NO_UNITS ? 0 : valueOf(missing, player.prices);
}

/**
 * Units that must be bought, once production, choice producers and rebate have covered what they can. Each covers the
 * dearest unit it may, which is optimal because a choice producer covers all resources of its kind [D-37].
 */
export function missingUnits(player: Player, needs: Units, rebate: number): Units {
  let missing = shortfall(needs, player.production);
  if (missing === NO_UNITS) return missing;
  if (player.rawChoices > 0) missing = cover(missing, player.prices, WOOD, FIRST_MANUFACTURED, player.rawChoices);
  if (player.manufacturedChoices > 0) {
    missing = cover(missing, player.prices, FIRST_MANUFACTURED, RESOURCES.length, player.manufacturedChoices);
  }
  return rebate > 0 ? cover(missing, player.prices, WOOD, RESOURCES.length, rebate) : missing;
}

/** Takes up to `count` units of the resources `from` … `to` − 1 away, the dearest first. */
function cover(missing: Units, prices: Units, from: number, to: number, count: number): Units {
  let left = missing;
  for (let covered = 0; covered < count; covered++) {
    let dearest = -1;
    let price = 0;
    for (let resource = from; resource < to; resource++) {
      if (unitsOf(left, resource) > 0 && unitsOf(prices, resource) > price) {
        dearest = resource;
        price = unitsOf(prices, resource);
      }
    }
    if (dearest < 0) return left;
    left -= units(dearest, 1);
  }
  return left;
}
