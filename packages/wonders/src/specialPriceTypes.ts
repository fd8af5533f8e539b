import type { Card } from './catalog.ts';
import type { Cost } from './cost.ts';
import type { Supply } from './supply.ts';

/** What is paid for: a card, or a stage of the wonder, at its own cost and together with what goes along with it. */
export interface Bought {
  /** Null for a stage. */
  readonly card: Card | null;
  readonly cost: Cost;
  readonly total: Cost;
}

/** One unit for one payment that the city does not produce. */
export interface ExtraUnit {
  /** The id of the piece it comes from. */
  readonly from: string;
  /** What it is told as. */
  readonly kind: 'cheaperCard' | 'extraUnit' | 'bankUnit';
  /** What it can be, as sets of resources: at most one of raw materials and one of manufactured goods. */
  readonly sets: readonly number[];
  /** Coins for the bank if it is used; what costs nothing is always used. */
  readonly coins: number;
}

/** Coins off what neighbours sell: off the first unit from either side in a turn, and off the resource of their boards. */
export interface Rebates {
  readonly left: number;
  readonly right: number;
  readonly boards: number;
}

/** What an expansion does to prices. */
export interface PriceRules<S> {
  /** The set of abilities that do so. */
  readonly abilities: number;
  readonly units: (s: S, city: number, bought: Bought) => readonly ExtraUnit[];
  readonly rebates: (s: S, city: number) => Rebates;
}

/** A way to pay. */
export interface Way {
  /** Coins for the neighbours, and for the bank besides those of the cost. */
  readonly left: number;
  readonly right: number;
  readonly bank: number;
  /** Whether anything is bought there, for coins or for none. */
  readonly buysLeft: boolean;
  readonly buysRight: boolean;
  /** For showing it: what there is to pay with, and the coins before those taken off. */
  readonly offer: Offer;
  readonly fullLeft: number;
  readonly fullRight: number;
}

/** What a payment is made from: the city with its extra units, what neighbours sell, and what is left to pay. */
export interface Offer {
  readonly own: Supply;
  readonly leftSells: Supply;
  readonly rightSells: Supply;
  readonly rest: Cost;
  readonly bank: number;
  /** Extra units in use, each with the set it serves. */
  readonly units: readonly { readonly unit: ExtraUnit; readonly set: number }[];
  /** Resources of the boards of neighbours that are bought, −1 for none, and the coins for them. */
  readonly leftBoard: number;
  readonly rightBoard: number;
  readonly leftCoins: number;
  readonly rightCoins: number;
}
