import type { SeatId } from '@pharos/core';
import { hasBit, lowestBit } from './bits.ts';
import {
  ECONOMY,
  EFFECT,
  FIRST_MANUFACTURED,
  TRADE_MANUFACTURED,
  TRADE_RAW,
  type Card,
  type Effect,
  type Wonder,
} from './catalog.ts';
import { CHAIN_SYMBOLS, RESOURCES, type ChainSymbolName, type ResourceName } from './content/types.ts';
import { isFreeByChain, missingUnits, printedCoins } from './cost.ts';
import { applyRebates, cardRebates, waivedCoins, wonderRebates, type Discount } from './discounts.ts';
import { abilityHolder, holderOf } from './holdings.ts';
import { opponentOf, playerAt, type Player, type State } from './state.ts';
import { shortfall, unitNames, unitsOf, type Units } from './units.ts';

/** What is bought for a construction: so many units at so many coins each, and why they cost that. */
export interface Purchase {
  readonly resource: ResourceName;
  readonly count: number;
  readonly each: number;
  /** Units the opponent's brown and grey cards produce, each of which raises the price by a coin [D-30]. */
  readonly raisedBy?: number;
  /** The card that fixes the price [D-32]. */
  readonly fixedBy?: string;
  /** The Decree that lowers it by a coin. */
  readonly loweredBy?: string;
}

/** The chain symbol that makes a card free. */
export interface ChainLink {
  readonly symbol: ChainSymbolName;
  /** The card that shows it, and in whose city: with a Decree it may be the opponent's. */
  readonly card: string;
  readonly seat: SeatId;
}

/** A price in full: where every unit and coin of a cost comes from. What is empty is left out. */
export interface Payment {
  /** All coins to pay: the printed ones, and those for buying resources. */
  readonly coins: number;
  readonly bank: number;
  readonly trade: number;
  readonly buys: readonly Purchase[];
  /** Free through a chain symbol. */
  readonly chain: boolean;
  readonly affordable: boolean;
  /** Coins the player lacks; 0 if it is affordable. */
  readonly missing: number;
  /** Units of fixed production; which pieces give them stands in `producers` of the player. */
  readonly own?: readonly ResourceName[];
  /** Units of pieces that produce one of several resources [D-29], likewise. */
  readonly chosen?: readonly ResourceName[];
  readonly discounts?: readonly Discount[];
  readonly chainFrom?: ChainLink;
  /** What the opponent's Economy collects of it [D-38]. */
  readonly toOpponent?: number;
}

/** What building a card costs a seat now. */
export function cardPayment(s: State, seat: SeatId, card: Card): Payment {
  const player = playerAt(s, seat);
  if (isFreeByChain(player, card)) {
    return { ...coinPayment(player, 0), chain: true, chainFrom: chainFor(s, seat, card) };
  }
  const { discounts, rest } = applyRebates(s, seat, card.cost.needs, cardRebates(player, card));
  const spared = [...discounts, ...waivedCoins(s, seat, card)];
  return paymentOf(s, seat, card.cost.needs, rest, printedCoins(player, card), spared);
}

/** What building a Wonder costs a seat now. */
export function wonderPayment(s: State, seat: SeatId, { cost }: Wonder): Payment {
  const { discounts, rest } = applyRebates(s, seat, cost.needs, wonderRebates(playerAt(s, seat)));
  return paymentOf(s, seat, cost.needs, rest, cost.coins, discounts);
}

/** A price in coins alone. */
export function coinPayment(player: Player, coins: number): Payment {
  const missing = Math.max(0, coins - player.coins);
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
  const { prices, fixedPrices, abilities } = playerAt(s, seat);
  const each = unitsOf(prices, resource);
  if (hasBit(fixedPrices, resource)) {
    const fixes = ({ kind, subject }: Effect): boolean => kind === EFFECT.fixedPrice && hasBit(subject, resource);
    return { each, fixedBy: holderOf(s, seat, fixes) };
  }
  const raisedBy = unitsOf(playerAt(s, opponentOf(seat)).production, resource);
  const ability = resource < FIRST_MANUFACTURED ? TRADE_RAW : TRADE_MANUFACTURED;
  return {
    each,
    ...(raisedBy > 0 && { raisedBy }),
    ...((abilities & ability) !== 0 && { loweredBy: abilityHolder(s, seat, ability) }),
  };
}

/** [D-25, A-83] An own card that shows the symbol comes before one of the opponent's. */
function chainFor(s: State, seat: SeatId, { freeWith }: Card): ChainLink {
  const owner = (playerAt(s, seat).chains & freeWith) !== 0 ? seat : opponentOf(seat);
  const { cards } = s.catalog;
  const giver = playerAt(s, owner).city.find((card) => cards[card].gives === freeWith) ?? -1;
  return { symbol: CHAIN_SYMBOLS[lowestBit(freeWith)], card: cards[giver].id, seat: owner };
}
