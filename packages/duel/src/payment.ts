import type { SeatId } from '@pharos/core';
import { ECONOMY } from './abilities.ts';
import { hasBit, lowestBit } from './bits.ts';
import type { Card, Effect, Wonder } from './catalog.ts';
import { RESOURCES } from './content/words.ts';
import { purseOf } from './coins.ts';
import { isBoughtForCoin, isFreeByChain, missingUnits, printedCoins, SYMBOL_COINS } from './cost.ts';
import { applyRebates, cardRebates, waivedCoins, wonderRebates } from './discounts.ts';
import { abilityHolder, counterHolder, holderOf } from './holdings.ts';
import type { ChainLink, Discount, Payment, Purchase } from './paymentTypes.ts';
import type { Player } from './player.ts';
import { opponentOf, playerAt, type State } from './state.ts';
import { shortfall, unitNames, unitsOf, type Units } from './units.ts';

/** What building a card costs a seat now. */
export function cardPayment(s: State, seat: SeatId, card: Card): Payment {
  const player = playerAt(s, seat);
  if (isFreeByChain(player, card)) {
    return { ...coinPayment(player, 0), chain: true, chainFrom: chainFor(s, seat, card) };
  }
  if (isBoughtForCoin(player, card)) {
    return { ...coinPayment(player, SYMBOL_COINS), insteadBy: abilityHolder(s, seat, card.coinBy) };
  }
  const { discounts, rest } = applyRebates(s, seat, card.needs, cardRebates(s, seat, card));
  const spared = [...discounts, ...waivedCoins(s, seat, card)];
  return paymentOf(s, seat, card.needs, rest, printedCoins(player, card), spared);
}

/** What building a Wonder costs a seat now. */
export function wonderPayment(s: State, seat: SeatId, { coins, needs }: Wonder): Payment {
  const { discounts, rest } = applyRebates(s, seat, needs, wonderRebates(s, seat));
  return paymentOf(s, seat, needs, rest, coins, discounts);
}

/** A price in coins alone. */
export function coinPayment(player: Player, coins: number): Payment {
  const missing = Math.max(0, coins - purseOf(player));
  return { coins, bank: coins, trade: 0, buys: [], chain: false, affordable: missing === 0, missing };
}

function paymentOf(
  s: State,
  seat: SeatId,
  needs: Units,
  toBuy: Units,
  bank: number,
  discounts: readonly Discount[],
): Payment {
  const player = playerAt(s, seat);
  const notMade = shortfall(needs, player.production);
  const own = unitNames(needs - notMade);
  const chosen = unitNames(notMade - missingUnits(player, needs, 0));
  const buys = RESOURCES.flatMap((resource, index) => {
    const count = unitsOf(toBuy, index);
    return count > 0 ? [{ resource, count, ...quote(s, seat, index) }] : [];
  });
  const trade = buys.reduce((sum, { count, each }) => sum + count * each, 0);
  const goesToOpponent = trade > 0 && (playerAt(s, opponentOf(seat)).abilities & ECONOMY) !== 0;
  return {
    ...coinPayment(player, bank + trade),
    bank,
    trade,
    buys,
    ...(own.length > 0 && { own }),
    ...(chosen.length > 0 && { chosen }),
    ...(discounts.length > 0 && { discounts }),
    ...(goesToOpponent && { toOpponent: trade }),
  };
}

/** What a unit of a resource costs a seat, and why. */
function quote(s: State, seat: SeatId, resource: number): Omit<Purchase, 'resource' | 'count'> {
  const { prices, fixedPrices, tradeDiscounts } = playerAt(s, seat);
  const each = unitsOf(prices, resource);
  if (hasBit(fixedPrices, resource)) {
    const fixes = ({ type, subject }: Effect): boolean => type === 'fixedPrice' && hasBit(subject, resource);
    return { each, fixedBy: holderOf(s, seat, fixes) };
  }
  const raisedBy = unitsOf(playerAt(s, opponentOf(seat)).production, resource);
  const isLowered = unitsOf(tradeDiscounts, resource) > 0;
  return {
    each,
    ...(raisedBy > 0 && { raisedBy }),
    ...(isLowered && { loweredBy: counterHolder(s, seat, (player) => unitsOf(player.tradeDiscounts, resource)) }),
  };
}

/** [D-25, A-83] An own piece that shows the symbol comes before one of the opponent's. */
function chainFor(s: State, seat: SeatId, { freeWith }: Card): ChainLink {
  const owner = (playerAt(s, seat).chains & freeWith) !== 0 ? seat : opponentOf(seat);
  const { cards } = s.catalog;
  const giver = playerAt(s, owner).city.find((card) => cards[card].gives === freeWith);
  const isShown = ({ type, subject }: Effect): boolean => type === 'chainSymbol' && subject === freeWith;
  const card = giver === undefined ? holderOf(s, owner, isShown) : cards[giver].id;
  return { symbol: s.rules.chainSymbols[lowestBit(freeWith)], card, seat: owner };
}
