import type { SeatId } from '@pharos/core';
import type { Card } from './catalog.ts';
import { cardPayment } from './payment.ts';
import type { Payment } from './paymentTypes.ts';
import type { State } from './state.ts';

/** What a card of the structure costs each seat now: to build it, or what cards of its deck are for. */
export function slotPayments(s: State, card: Card): readonly [Payment, Payment] {
  const use = s.rules.uses[card.deck];
  const costs = (seat: SeatId): Payment => use?.payment(s, seat) ?? cardPayment(s, seat, card);
  return [costs(0), costs(1)];
}
