import type { Choice } from '@pharos/core';
import type { ResourceName } from './content/types.ts';
import type {
  ExpansionActionName,
  ExpansionChoice,
  ExpansionDiscount,
  ExpansionObstacle,
  ExpansionPayment,
} from './expansionTypes.ts';

/*
 * A choice as a record: what it is, what it costs, and why something is no choice. Whoever shows a move reads this; the text
 * is only there to be sent.
 */

/** What can be done, in the words of the rulebook. */
export const ACTION_NAMES = ['build', 'stage', 'discard', 'revive', 'decline', 'copy', 'side'] as const;
export type ActionName = (typeof ACTION_NAMES)[number] | ExpansionActionName;

/** Why something cannot be done now. */
export const OBSTACLES = [
  /** The city has a card of that name [W-22]. */
  'alreadyBuilt',
  'wonderComplete',
  /** Coins are lacking; the payments say how many. */
  'tooExpensive',
  /** Nobody in reach sells what is lacking. */
  'unobtainable',
  /** The Free City builds whatever it can, first of all what is free by a chain [W-114]. */
  'mustBuild',
  'notNow',
] as const;
export type Obstacle = (typeof OBSTACLES)[number] | ExpansionObstacle;

/** Why nothing at all is paid: no printed cost, own production, a chain, or a power. */
const FREE_POWERS = ['oncePerAge', 'firstOfColour', 'firstCard', 'lastCard', 'guild', 'caligula'] as const;
export const FREE_REASONS = ['noCost', 'production', 'chain', ...FREE_POWERS] as const;
export type FreeReason = (typeof FREE_REASONS)[number];

/** What is bought from one neighbour: so many units at so many coins each. */
export interface PurchaseView {
  readonly resource: ResourceName;
  readonly count: number;
  readonly from: 'left' | 'right';
  readonly each: number;
}

/** The piece something comes from. */
export interface SourceView {
  /** The card, the board, or another piece. */
  readonly from: string;
  /** The stage of the wonder, as printed from 1; left out if it is the board itself or anything else. */
  readonly stage?: number;
}

/** Units that the city makes itself. */
export interface OwnUnitsView extends SourceView {
  readonly resource: ResourceName;
  readonly count: number;
}

/**
 * Special prices: coins off a purchase; a resource that is left out, that the city has besides its production, or that the bank
 * sells; a stage that needs no resources.
 */
export type SpecialDiscount = 'rebate' | 'cheaperCard' | 'extraUnit' | 'bankUnit' | 'architects';

/** What makes a payment smaller. */
export interface DiscountView extends SourceView {
  /** The card is free by a chain or by a power of the wonder, whatever is paid for besides; units are bought for less. */
  readonly kind: Exclude<FreeReason, 'noCost' | 'production'> | 'trade' | SpecialDiscount | ExpansionDiscount;
  /** Coins saved by cheaper trade. */
  readonly coins?: number;
  /** A resource that is left out. */
  readonly resource?: ResourceName;
}

/** One way to pay. */
export interface PaymentView extends Partial<ExpansionPayment> {
  /** The text to send; null if there are not enough coins, or while nothing can be played. */
  readonly move: string | null;
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  readonly total: number;
  readonly purchases: readonly PurchaseView[];
  readonly free: FreeReason | null;
  readonly affordable: boolean;
  /** Coins that are lacking; left out where it can be paid. */
  readonly missing?: number;
  /** What the city makes itself of all that is asked for; left out if nothing. */
  readonly own?: readonly OwnUnitsView[];
  /** Left out if there are none. */
  readonly discounts?: readonly DiscountView[];
}

/** A legal move in its parts; what does not apply is left out, for views hold dozens of them. */
export interface ChoiceView extends Choice, Partial<ExpansionChoice> {
  readonly action: ActionName;
  /** The card, the side of the board, or another piece. */
  readonly subject: string | null;
  /** The city it is done for: one's own, or the Free City. */
  readonly city: number;
  /** The stage that is built, as printed from 1. */
  readonly stage?: number;
  /** Coins for a discarded card [W-19]; left out where something else takes their place [AR-112]. */
  readonly income?: number;
}

/** A choice together with what it costs; null where nothing is paid for. */
export interface PaidChoiceView extends ChoiceView {
  readonly payment: PaymentView | null;
}

/** Something that lies on the table and cannot be chosen. */
export interface ObstacleView {
  readonly action: ActionName;
  readonly subject: string | null;
  readonly obstacle: Obstacle;
}
