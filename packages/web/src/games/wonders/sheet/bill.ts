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

export const GIFTS = [
  'chain',
  'oncePerAge',
  'firstOfColour',
  'firstCard',
  'lastCard',
  'guild',
  'caligula',
] as const satisfies FreeReason[];

/** Why a card is free, even where something is paid for along with it, and the piece that makes it so. */
export interface Gift {
  readonly kind: (typeof GIFTS)[number];
  readonly from: string;
}

/** What makes a card free only if its owner wants so, once in an Age: it is a way to pay among others. */
export const isChosenGift = (gift: Gift | null): boolean => gift?.kind === 'oncePerAge' || gift?.kind === 'caligula';

/** A unit that is left out or given, or a price that is lower, and why. */
export interface Spared {
  /** Null where no single unit is meant; then there is a sign. */
  readonly resource: string | null;
  readonly icon?: string;
  /** It is given, not left out. */
  readonly isGiven?: true;
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
