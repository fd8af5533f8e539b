import type { FreeReason } from '@pharos/wonders';
import type { MessageKey } from '../../../i18n/index.svelte.ts';

/** Who sells: so many seats away to the left or to the right. */
export interface Seller {
  readonly side: 'left' | 'right';
  readonly seats: number;
}

/** What one city sells in a payment. */
export interface Bought extends Seller {
  readonly units: readonly string[];
  /** Coins for a unit; with different prices the dearest. */
  readonly each: number;
  readonly coins: number;
  /** What is said of the seller in place of the price of a unit. */
  readonly note?: MessageKey;
}

export const GIFTS = ['chain', 'oncePerAge', 'firstOfColour', 'firstCard', 'lastCard'] as const satisfies FreeReason[];

/** Why a card is free, even where something is paid for along with it, and the piece that makes it so. */
export interface Gift {
  readonly kind: (typeof GIFTS)[number];
  readonly from: string;
}

/** A unit that is left out, and why. */
export interface Spared {
  readonly resource: string;
  readonly text: string;
}

/** One way to pay, as it is shown. */
export interface Bill {
  readonly gift: Gift | null;
  readonly own: readonly string[];
  readonly spared: readonly Spared[];
  readonly sales: readonly Bought[];
}

interface Units {
  readonly resource: string;
  readonly count: number;
}

/** One entry for each unit. */
export const unitsOf = (parts: readonly Units[]): string[] =>
  parts.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));

interface Purchase extends Units {
  readonly each: number;
}

/** What is bought of one seller; nothing if that is nothing. */
export function boughtOf(seller: Seller, purchases: readonly Purchase[], coins: number): Bought[] {
  if (purchases.length === 0) return [];
  return [{ ...seller, units: unitsOf(purchases), each: Math.max(...purchases.map(({ each }) => each)), coins }];
}
