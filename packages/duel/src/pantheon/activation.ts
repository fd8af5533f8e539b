import type { SeatId } from '@pharos/core';
import { bitsOf } from '../bits.ts';
import { holdPiece } from '../city.ts';
import { purseOf, spendCoins } from '../coins.ts';
import { abilityHolder } from '../holdings.ts';
import { coinPayment } from '../payment.ts';
import type { Discount, Payment } from '../paymentTypes.ts';
import { performAll } from '../perform.ts';
import { playerAt, type State } from '../state.ts';
import { SANCTUARY } from './abilities.ts';
import { activationPrice, offeringValue, priceOnSpace, sanctuaryDiscount } from './board.ts';
import { divinityOf, hasTopDivinity } from './decks.ts';
import { EMPTY, GATE, pantheonOf } from './state.ts';

/** From this Age on the Pantheon is open [P-11]. */
const FIRST_AGE = 2;

/** What is left to pay once these Offering tokens are spent [P-8]. */
export function restOfPrice(s: State, seat: SeatId, space: number, offerings: number): number {
  return Math.max(0, activationPrice(s, seat, space) - offeringValue(s, offerings));
}

/** [P-11, P-13] Whether there is something to activate on a space: behind the Gate, as long as there are Divinities in the decks. */
export function canActivate(s: State, space: number): boolean {
  const pantheon = pantheonOf(s);
  const card = pantheon.spaces[space];
  return s.age >= FIRST_AGE && card !== EMPTY && (card !== GATE || hasTopDivinity(pantheon));
}

export function canPayActivation(s: State, seat: SeatId, space: number, offerings: number): boolean {
  return restOfPrice(s, seat, space, offerings) <= purseOf(playerAt(s, seat));
}

/** What an activation costs, and what spares coins. */
export function activationPayment(s: State, seat: SeatId, space: number, offerings: number): Payment {
  const payment = coinPayment(playerAt(s, seat), restOfPrice(s, seat, space, offerings));
  const spared: Discount[] = [];
  let left = priceOnSpace(s, seat, space);
  const spare = (by: string, most: number): void => {
    const coins = Math.min(most, left);
    left -= coins;
    spared.push({ by, units: [], coins });
  };
  const discount = sanctuaryDiscount(s, seat);
  if (discount > 0) spare(abilityHolder(s, seat, SANCTUARY), discount);
  for (const token of bitsOf(offerings)) {
    spare(s.catalog.pieces.offeringTokens[token].id, offeringValue(s, 1 << token));
  }
  return spared.length === 0 ? payment : { ...payment, discounts: spared };
}

/** [P-8, P-11, P-15] Pays, takes the card, whose space stays empty, and applies its effect. */
export function activate(s: State, seat: SeatId, space: number, offerings: number): void {
  const pantheon = pantheonOf(s);
  const card = pantheon.spaces[space];
  const price = restOfPrice(s, seat, space, offerings);
  pantheon.players[seat].offeringTokens &= ~offerings;
  pantheon.spaces[space] = EMPTY;
  const piece = card === GATE ? s.catalog.pieces.gates[0] : s.catalog.pieces.divinities[divinityOf(card)];
  s.emit?.({
    type: 'spaceActivated',
    seat,
    piece: piece.id,
    space: space + 1,
    offerings: bitsOf(offerings).map((token) => s.catalog.pieces.offeringTokens[token].id),
  });
  if (price > 0) {
    spendCoins(s, seat, price);
    s.emit?.({ type: 'coinsPaid', seat, count: price, trade: 0 });
  }
  if (card === GATE) performAll(s, seat, piece.onGain);
  else gainDivinity(s, seat, divinityOf(card));
}

/** [P-13, P-15, P-32] A Divinity stays with the player, and its effect is applied. */
export function gainDivinity(s: State, seat: SeatId, divinity: number): void {
  const piece = s.catalog.pieces.divinities[divinity];
  pantheonOf(s).players[seat].divinities.push(divinity);
  s.emit?.({ type: 'divinityGained', seat, divinity: piece.id });
  holdPiece(s, seat, piece);
  performAll(s, seat, piece.onGain);
}
