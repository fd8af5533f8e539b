import type { Move, SeatId } from '@pharos/core';
import { paymentView } from './actionView.ts';
import type { ChoiceView, PaidChoiceView, PaymentView } from './choice.ts';
import { findPayment } from './findChoice.ts';
import type { HandCardView } from './handTypes.ts';
import { isForFreeCity, moveKind } from './moves.ts';
import { formatMove } from './notation.ts';
import { THE_FREE_CITY, type State } from './state.ts';
import { currentTask, taskCity, taskKind } from './tasks.ts';

/** A move in its parts: what its action says of it. */
export function choiceView(s: State, seat: SeatId, move: Move): ChoiceView {
  const action = s.rules.actions[moveKind(move)];
  const city = cityOf(s, seat, move);
  return {
    move: formatMove(s, move),
    action: action.name,
    subject: action.subject(s, city, move),
    city,
    ...action.details?.(s, city, move),
  };
}

/** A move in its parts, with what it costs; a hand that offers it spares working that out again. */
export function paidChoice(
  s: State,
  seat: SeatId,
  move: Move,
  hand: readonly HandCardView[] | null = null,
): PaidChoiceView {
  const choice = choiceView(s, seat, move);
  return { ...choice, payment: findPayment(hand, choice.move) ?? paymentFor(s, choice.city, move) };
}

/** The city a move is made for; what takes effect at once may be for the Free City as well [W-93]. */
export function cityOf(s: State, seat: SeatId, move: Move): number {
  if (isForFreeCity(move)) return THE_FREE_CITY;
  const choice = currentTask(s);
  return s.rules.choices[taskKind(choice)].alone === undefined ? taskCity(choice) : seat;
}

/** What a construction costs; null for everything else. */
function paymentFor(s: State, city: number, move: Move): PaymentView | null {
  const paid = s.rules.actions[moveKind(move)].payment?.(s, city, move) ?? null;
  return paid === null ? null : paymentView(paid, formatMove(s, move));
}
