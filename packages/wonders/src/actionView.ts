import { deepFreeze } from '@pharos/core';
import type { ActionView } from './actionTypes.ts';
import type { Cost, CostView } from './cost.ts';
import type { Obstacle, PaymentView } from './choice.ts';
import { RESOURCES } from './content/types.ts';
import type { Mutable } from './payment.ts';
import type { Payment, Terms } from './paymentTypes.ts';

const costViews = new WeakMap<Cost, CostView>();

/** Costs belong to the catalog and never change: each is put into words once, for all views of all games. */
export function costView(cost: Cost): CostView {
  const known = costViews.get(cost);
  if (known !== undefined) return known;
  const resources = RESOURCES.flatMap((name, resource) =>
    cost.units[resource] > 0 ? [[name, cost.units[resource]] as const] : [],
  );
  const view = deepFreeze({ coins: cost.coins, resources: Object.fromEntries(resources) });
  costViews.set(cost, view);
  return view;
}

/** A payment with the move that makes it; field by field, for a hand has dozens of them. */
export function paymentView(payment: Payment, move: string | null): PaymentView {
  const { bank, left, right, total, purchases, free, affordable, missing, own, discounts, beyond } = payment;
  const view: Mutable<PaymentView> = { move, bank, left, right, total, purchases, free, affordable };
  if (missing !== undefined) view.missing = missing;
  if (own !== undefined) view.own = own;
  if (discounts !== undefined) view.discounts = discounts;
  return beyond === undefined ? view : { ...view, ...beyond };
}

/** An action with its payments; `closed` says why none of them can be made now, where it is not for their price. */
export function actionView(
  { obstacle, payments, lacking }: Terms,
  moveFor: (payment: Payment) => string | null,
  closed: Obstacle = 'notNow',
): ActionView {
  const options = payments.map((payment) => paymentView(payment, payment.affordable ? moveFor(payment) : null));
  const isOpen = options.some(({ move }) => move !== null);
  return { obstacle: obstacle ?? (isOpen ? null : closed), options, ...(lacking !== undefined && { lacking }) };
}
