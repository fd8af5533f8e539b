import type { Move, SeatId } from '@pharos/core';
import type { WondersEvent } from '../events.ts';
import { moveKind, withoutCoins } from '../moves.ts';
import { carryOut, listen, type Carried } from './carryOut.ts';
import { banks, pay } from '../resolve.ts';
import type { State } from '../state.ts';

/** A construction that is carried out but for what goes to other cities. */
export interface Unpaid extends Carried {
  /** Coins for the bank, which every way to pay has in common. */
  readonly bank: number;
}

/** Whether a move has to be paid for: then many moves differ in nothing but whom they pay. */
export function isPaidFor(s: State, move: Move): boolean {
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
