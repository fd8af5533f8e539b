import type { ChoiceView, PaidChoiceView, PaymentView } from './choice.ts';
import { expansionActions } from './expansionHands.ts';
import type { HandCardView } from './handTypes.ts';

/** The part of a view that tells what its viewer can choose. */
interface Offers {
  readonly hand: readonly HandCardView[] | null;
  readonly decision: { readonly choices: readonly ChoiceView[] | null } | null;
}

/** The choice that a text stands for, together with its payment; null if the viewer cannot choose it. */
export function findChoice({ hand, decision }: Offers, move: string): PaidChoiceView | null {
  const choice = decision?.choices?.find((one) => one.move === move);
  return choice === undefined ? null : { ...choice, payment: findPayment(hand, move) };
}

/** The way to pay that a text stands for; null if it is not among what the hand offers. */
export function findPayment(hand: readonly HandCardView[] | null, move: string): PaymentView | null {
  for (const card of hand ?? []) {
    for (const action of [card.build, card.stage, ...expansionActions(card)]) {
      const payment = action.options.find((option) => option.move === move);
      if (payment !== undefined) return payment;
    }
  }
  return null;
}
