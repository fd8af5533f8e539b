import type { SeatId } from '@pharos/core';
import { hasBit, lowestBit } from './bits.ts';
import type { Piece } from './catalog.ts';
import { RESOURCES } from './content/types.ts';
import { BASE_PRICE } from './player.ts';
import { opponentOf, playerAt, type State } from './state.ts';
import { NO_UNITS, units, unitsOf } from './units.ts';

/** Price of a unit with a fixed price [D-32]. */
const FIXED_PRICE = 1;

/** Puts a card into a city: from now on it counts, produces and links. */
export function joinCity(s: State, seat: SeatId, cardIndex: number): void {
  const player = playerAt(s, seat);
  const card = s.catalog.cards[cardIndex];
  player.city.push(cardIndex);
  player.colours[card.colour]++;
  player.chains |= card.gives;
  const { cityChanged } = s.rules;
  for (let index = 0; index < cityChanged.length; index++) cityChanged[index](s);
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
  const { standing } = piece;
  for (let index = 0; index < standing.length; index++) {
    const effect = standing[index];
    s.rules.fold[effect.kind](s, seat, effect);
  }
}

/** What a seat pays for a unit [D-30 … D-32]. Only brown and grey cards have fixed production, so it is what they show. */
export function settlePrice(s: State, seat: SeatId, resource: number): void {
  const player = playerAt(s, seat);
  const price = hasBit(player.fixedPrices, resource)
    ? FIXED_PRICE
    : BASE_PRICE -
      unitsOf(player.tradeDiscounts, resource) +
      unitsOf(playerAt(s, opponentOf(seat)).production, resource);
  player.prices += units(resource, price - unitsOf(player.prices, resource));
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
  const { cards, wonders, tokens } = s.catalog;
  player.production = NO_UNITS;
  player.colours.fill(0);
  player.symbols.fill(0);
  player.fixedPrices = 0;
  player.rawChoices = 0;
  player.manufacturedChoices = 0;
  player.chains = 0;
  player.abilities = 0;
  player.wonderDiscount = 0;
  player.tradeDiscounts = NO_UNITS;
  player.discardBonus = 0;
  const { city, built, tokens: held } = player;
  for (let place = 0; place < city.length; place++) {
    const card = cards[city[place]];
    player.colours[card.colour]++;
    player.chains |= card.gives;
    holdPiece(s, seat, card);
  }
  for (let rest = built; rest !== 0; rest &= rest - 1) holdPiece(s, seat, wonders[lowestBit(rest)]);
  for (let rest = held; rest !== 0; rest &= rest - 1) holdPiece(s, seat, tokens[lowestBit(rest)]);
  for (const expansion of s.rules.expansions) {
    for (const piece of expansion.heldPieces?.(s, seat) ?? []) holdPiece(s, seat, piece);
  }
  for (const follow of s.rules.cityChanged) follow(s);
  settlePrices(s);
}
