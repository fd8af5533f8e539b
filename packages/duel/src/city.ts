import type { SeatId } from '@pharos/core';
import { bitsOf, hasBit } from './bits.ts';
import {
  EFFECT,
  FIRST_MANUFACTURED,
  SHARED_CHAINS,
  TRADE_MANUFACTURED,
  TRADE_RAW,
  type Effect,
  type Piece,
} from './catalog.ts';
import { RESOURCES } from './content/types.ts';
import { opponentOf, playerAt, type Player, type State } from './state.ts';
import { NO_UNITS, units, unitsOf } from './units.ts';

/** Price of a unit the opponent does not produce [D-30], and of one with a fixed price [D-32]. */
const BASE_PRICE = 2;
const FIXED_PRICE = 1;

/** Puts a card into a city: from now on it counts, produces and links. */
export function joinCity(s: State, seat: SeatId, cardIndex: number): void {
  const player = playerAt(s, seat);
  const card = s.catalog.cards[cardIndex];
  player.city.push(cardIndex);
  player.colours[card.colour]++;
  player.chains |= card.gives;
  if (s.agora !== null) settleChains(s);
  holdPiece(s, seat, card);
}

/** Takes a card out of a city; whatever it gave for good is gone with it. */
export function leaveCity(s: State, seat: SeatId, cardIndex: number): void {
  const player = playerAt(s, seat);
  player.city.splice(player.city.indexOf(cardIndex), 1);
  refold(s, seat);
}

/** Folds the lasting effects of a gained piece into the counters of its owner. */
export function holdPiece(s: State, seat: SeatId, piece: Piece): void {
  const player = playerAt(s, seat);
  for (const effect of piece.standing) fold(s, seat, player, effect);
}

function fold(s: State, seat: SeatId, player: Player, effect: Effect): void {
  switch (effect.kind) {
    case EFFECT.produce:
      player.production += units(effect.subject, effect.count);
      settlePrice(s, opponentOf(seat), effect.subject);
      break;
    case EFFECT.produceAny:
      if (effect.subject === 0) player.rawChoices++;
      else player.manufacturedChoices++;
      break;
    case EFFECT.fixedPrice:
      player.fixedPrices |= effect.subject;
      for (const resource of bitsOf(effect.subject)) settlePrice(s, seat, resource);
      break;
    case EFFECT.science:
      player.symbols[effect.subject]++;
      break;
    case EFFECT.ability:
      player.abilities |= effect.subject;
      break;
  }
}

/** Whoever has the Decree of shared chains counts the opponent's symbols as own. */
export function settleChains(s: State): void {
  const [first, second] = s.players;
  first.borrowedChains = (first.abilities & SHARED_CHAINS) !== 0 ? second.chains : 0;
  second.borrowedChains = (second.abilities & SHARED_CHAINS) !== 0 ? first.chains : 0;
}

/** What a seat pays for a unit [D-30 … D-32]. Only brown and grey cards have fixed production, so it is what they show. */
function settlePrice(s: State, seat: SeatId, resource: number): void {
  const player = playerAt(s, seat);
  const isFixed = hasBit(player.fixedPrices, resource);
  const discount = s.agora === null ? 0 : tradeDiscount(player, resource);
  const price = isFixed
    ? FIXED_PRICE
    : BASE_PRICE - discount + unitsOf(playerAt(s, opponentOf(seat)).production, resource);
  player.prices += units(resource, price - unitsOf(player.prices, resource));
}

/** A trade Decree takes off a coin, which leaves at least 1; a fixed price stays. */
function tradeDiscount({ abilities }: Player, resource: number): number {
  return (abilities & (resource < FIRST_MANUFACTURED ? TRADE_RAW : TRADE_MANUFACTURED)) !== 0 ? 1 : 0;
}

/** Settles all prices of both players. */
export function settlePrices(s: State): void {
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    settlePrice(s, 0, resource);
    settlePrice(s, 1, resource);
  }
}

/** Counts a player's counters anew from the pieces held. */
export function refold(s: State, seat: SeatId): void {
  const player = playerAt(s, seat);
  const { cards, wonders, tokens, decrees } = s.catalog;
  player.production = NO_UNITS;
  player.colours.fill(0);
  player.symbols.fill(0);
  player.fixedPrices = 0;
  player.rawChoices = 0;
  player.manufacturedChoices = 0;
  player.chains = 0;
  player.abilities = 0;
  for (const index of player.city) {
    player.colours[cards[index].colour]++;
    player.chains |= cards[index].gives;
    holdPiece(s, seat, cards[index]);
  }
  for (const index of bitsOf(player.built)) holdPiece(s, seat, wonders[index]);
  for (const index of bitsOf(player.tokens)) holdPiece(s, seat, tokens[index]);
  for (const index of bitsOf(player.decrees)) holdPiece(s, seat, decrees[index]);
  settleChains(s);
  settlePrices(s);
}
