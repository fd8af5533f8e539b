import { deepFreeze } from '@pharos/core';
import type { Cost } from './catalog.ts';
import type { Obstacle, PaymentView } from './choice.ts';
import { RESOURCES } from './content/types.ts';
import type { Mutable, Payment, Terms } from './payment.ts';

export interface CostView {
  readonly coins: number;
  readonly resources: Readonly<Record<string, number>>;
}

export interface HandCardView {
  readonly card: string;
  readonly build: ActionView;
  readonly stage: ActionView;
  /** The text to discard it for coins; null where that is not allowed now. */
  readonly discard: string | null;
  /** Why not; left out where it can be discarded. */
  readonly discardObstacle?: Obstacle;
  /** The same together with a ship; only with Armada. */
  readonly naval?: NavalCardView;
}

/** What a card can do together with a ship. */
export interface NavalCardView {
  /** Null if the colour of the card moves no ship, or its ship is on the last space. */
  readonly build: NavalActionView | null;
  /** Which of the two; left out where a ship can go along. */
  readonly buildObstacle?: Obstacle;
  /** The stages that can be built now, as printed from 1; alone, and with each ship that can go along. */
  readonly stages: readonly {
    readonly stage: number;
    readonly plain: ActionView;
    readonly naval: readonly NavalActionView[];
    /** Why no ship can; left out where one can. */
    readonly navalObstacle?: Obstacle;
  }[];
  /** The text to discard it for a move of the yellow ship. */
  readonly discard: string | null;
  readonly discardObstacle?: Obstacle;
}

export interface NavalActionView extends ActionView {
  readonly fleet: string;
  /** The price of the step, as printed. */
  readonly price: CostView;
}

export interface ActionView {
  /** Why it cannot be done; null if it can. */
  readonly obstacle: Obstacle | null;
  /** Every sensible way to pay, cheapest first; those beyond the coins at hand have no move. */
  readonly options: readonly PaymentView[];
}

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
  const { bank, left, right, total, purchases, free, affordable, missing, own, discounts, far } = payment;
  const view: Mutable<PaymentView> = { move, bank, left, right, total, purchases, free, affordable };
  if (missing !== undefined) view.missing = missing;
  if (own !== undefined) view.own = own;
  if (discounts !== undefined) view.discounts = discounts;
  if (far === undefined) return view;
  return { ...view, left2: payment.left2 ?? 0, right2: payment.right2 ?? 0, far };
}

/** An action with its payments; `closed` says why none of them can be made now, where it is not for their price. */
export function actionView(
  { obstacle, payments }: Terms,
  moveFor: (payment: Payment) => string | null,
  closed: Obstacle = 'notNow',
): ActionView {
  const options = payments.map((payment) => paymentView(payment, payment.affordable ? moveFor(payment) : null));
  const isOpen = options.some(({ move }) => move !== null);
  return { obstacle: obstacle ?? (isOpen ? null : closed), options };
}
