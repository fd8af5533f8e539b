import { deepFreeze } from '@pharos/core';
import type { Cost } from './catalog.ts';
import { RESOURCES } from './content/types.ts';
import type { FarPurchase, Payment, Terms } from './payment.ts';

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
  /** The same together with a ship; only with Armada. */
  readonly naval?: NavalCardView;
}

/** What a card can do together with a ship. */
export interface NavalCardView {
  /** Null if the colour of the card moves no ship, or its ship is on the last space. */
  readonly build: NavalActionView | null;
  /** The stages that can be built now, as printed from 1; alone, and with each ship that can go along. */
  readonly stages: readonly {
    readonly stage: number;
    readonly plain: ActionView;
    readonly naval: readonly NavalActionView[];
  }[];
  /** The text to discard it for a move of the yellow ship. */
  readonly discard: string | null;
}

export interface NavalActionView extends ActionView {
  readonly fleet: string;
  /** The price of the step, as printed. */
  readonly price: CostView;
}

export interface ActionView {
  /** Why it cannot be done; null if it can. */
  readonly obstacle: 'alreadyBuilt' | 'wonderComplete' | 'tooExpensive' | 'unobtainable' | 'notNow' | null;
  /** Every sensible way to pay, cheapest first; those beyond the coins at hand have no move. */
  readonly options: readonly PaymentView[];
}

export interface PaymentView {
  /** Null if there are not enough coins, or while nothing can be played. */
  readonly move: string | null;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  readonly total: number;
  readonly purchases: readonly PurchaseView[];
  /** Why nothing at all is paid: no printed cost, own production, a chain, or a power of the wonder. */
  readonly free: 'noCost' | 'production' | 'chain' | 'oncePerAge' | 'firstOfColour' | 'firstCard' | 'lastCard' | null;
  readonly affordable: boolean;
  /** Coins for players two seats away and what they buy; only with an Emporium of Armada. */
  readonly left2?: number;
  readonly right2?: number;
  readonly far?: readonly FarPurchase[];
}

export interface PurchaseView {
  readonly resource: string;
  readonly count: number;
  readonly from: 'left' | 'right';
  readonly each: number;
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

export function actionView(terms: Terms, moveFor: (payment: Payment) => string | null): ActionView {
  const options = terms.payments.map((payment) => ({
    move: payment.affordable ? moveFor(payment) : null,
    bank: payment.bank,
    left: payment.left,
    right: payment.right,
    total: payment.bank + payment.left + payment.right + (payment.left2 ?? 0) + (payment.right2 ?? 0),
    purchases: payment.purchases,
    free: payment.free,
    affordable: payment.affordable,
    ...(payment.far !== undefined && { left2: payment.left2 ?? 0, right2: payment.right2 ?? 0, far: payment.far }),
  }));
  const isOpen = options.some(({ move }) => move !== null);
  return { obstacle: terms.obstacle ?? (isOpen ? null : 'notNow'), options };
}
