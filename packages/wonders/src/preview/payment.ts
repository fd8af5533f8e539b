import type { Move, SeatId } from '@pharos/core';
import type { WondersEvent } from '../events.ts';
import { ABILITIES } from '../content/words.ts';
import { moveKind, withoutCoins } from '../moves.ts';
import { carryOut, listen, type Carried } from './carryOut.ts';
import { banks, pay } from '../resolve.ts';
import { hasSpecialPrices } from '../specialPrices.ts';
import type { State } from '../state.ts';

/** A construction that is carried out but for what goes to other cities. */
export interface Unpaid extends Carried {
  /** Coins for the bank, which every way to pay has in common. */
  readonly bank: number;
}

/** What brings coins for buying from neighbours [L-45]. */
const COIN_FOR_PURCHASES = 1 << ABILITIES.indexOf('coinForPurchases');

/**
 * Whether a move has to be paid for: then many moves differ in nothing but whom they pay. Not so where the bank is paid by some ways
 * only, or coins come back [L-42, L-45].
 */
export function isPaidFor(s: State, city: number, move: Move): boolean {
  const payer = s.cities[city];
  if (hasSpecialPrices(s, payer) || (payer.abilities & COIN_FOR_PURCHASES) !== 0) return false;
  return s.rules.actions[moveKind(move)].payment !== undefined;
}

export function carryOutUnpaid(from: State, seat: SeatId, city: number, move: Move): Unpaid {
  const carried = carryOut(from, seat, city, withoutCoins(move));
  return { ...carried, bank: banks[city] };
}

/**
 * The same construction with the payment of a move. Only the coins of the cities `around` differ: all else is shared, so that
 * a position with hundreds of ways to pay is copied once for each construction and not once for each way.
 */
export function payFor(unpaid: Unpaid, seat: SeatId, city: number, move: Move, around: readonly number[]): Carried {
  const cities = unpaid.after.cities.slice();
  for (const other of around) cities[other] = { ...cities[other] };
  const after = { ...unpaid.after, cities, staged: unpaid.after.staged.slice() };
  const payments: WondersEvent[] = [];
  after.cities[city].coins += unpaid.bank;
  after.staged[city] = move;
  banks[city] = unpaid.bank;
  listen(after, seat, payments);
  pay(after, city);
  after.emit = null;
  const [built, ...rest] = unpaid.events.filter(({ type }) => type !== 'coinsPaid');
  return { after, events: [built, ...payments, ...rest], revives: unpaid.revives };
}
