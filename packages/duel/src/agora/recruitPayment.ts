import type { SeatId } from '@pharos/core';
import { abilityHolder } from '../holdings.ts';
import { coinPayment } from '../payment.ts';
import type { Payment } from '../paymentTypes.ts';
import { playerAt, type State } from '../state.ts';
import { CORRUPTION } from './abilities.ts';
import { recruitPrice } from './senators.ts';
import { agoraOf } from './state.ts';

/** What recruiting a Senator costs a seat now, and what Corruption spares. */
export function recruitPayment(s: State, seat: SeatId): Payment {
  const coins = recruitPrice(s, seat);
  const spared = agoraOf(s).players[seat].senators.length - coins;
  const payment = coinPayment(playerAt(s, seat), coins);
  if (spared === 0) return payment;
  return { ...payment, discounts: [{ by: abilityHolder(s, seat, CORRUPTION), units: [], coins: spared }] };
}
