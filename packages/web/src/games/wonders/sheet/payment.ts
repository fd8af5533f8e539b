import type { CityView, CostView, DiscountView, FreeReason, PaymentView, WondersView } from '@pharos/wonders';
import { costOf, RESOURCES, type Cost } from '../piece/pieces.ts';

/** Who sells: a neighbour, or with an Emporium the city beyond [AR-148]. */
export const SELLERS = ['left', 'right', 'left2', 'right2'] as const;
export type Seller = (typeof SELLERS)[number];

/** What one city sells in a payment. */
export interface Bought {
  readonly side: Seller;
  readonly units: readonly string[];
  /** Coins for a unit; with different prices the dearest. */
  readonly each: number;
  readonly coins: number;
}

interface Units {
  readonly resource: string;
  readonly count: number;
}

/** One entry for each unit. */
const unitsOf = (parts: readonly Units[]): string[] =>
  parts.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));

function purchasesBySide(payment: PaymentView): Bought[] {
  return SELLERS.flatMap((side) => {
    const here = [...payment.purchases, ...(payment.far ?? [])].filter(({ from }) => from === side);
    if (here.length === 0) return [];
    return [{ side, units: unitsOf(here), each: Math.max(...here.map(({ each }) => each)), coins: payment[side] ?? 0 }];
  });
}

/** The city that sells. */
export function sellerOf({ cities }: WondersView, buyer: CityView, side: Seller): number {
  if (side === 'left' || side === 'right') return buyer[side];
  return side === 'left2' ? cities[buyer.left].left : cities[buyer.right].right;
}

/** The units that the city makes itself, in the order in which costs are printed. */
function ownUnits({ own = [] }: PaymentView): string[] {
  return RESOURCES.flatMap((resource) => unitsOf(own.filter((part) => part.resource === resource)));
}

/** The price of a step, unit by unit. */
export const stepCost = ({ coins, resources }: CostView): Cost => costOf({ coins, ...resources });

const GIFTS = ['chain', 'oncePerAge', 'firstOfColour', 'firstCard', 'lastCard'] as const satisfies FreeReason[];
type GiftName = (typeof GIFTS)[number];

/** Why a card is free, even where its ship is paid for [AR-35], and the piece that makes it so. */
export interface Gift {
  readonly kind: GiftName;
  readonly from: string;
}

/** A resource of a step that is left out, and the piece that spares it [AR-163]. */
export interface Spared {
  readonly resource: string;
  readonly from: string;
}

/** One way to pay, as it is shown. */
export interface Bill {
  readonly gift: Gift | null;
  readonly own: readonly string[];
  readonly spared: Spared | null;
  readonly sales: readonly Bought[];
}

export function billOf(way: PaymentView): Bill {
  const { discounts = [] } = way;
  return {
    gift: discounts.flatMap(giftIn).at(0) ?? null,
    own: ownUnits(way),
    spared: discounts.flatMap(sparedIn).at(0) ?? null,
    sales: purchasesBySide(way),
  };
}

function giftIn({ kind: found, from }: DiscountView): Gift[] {
  const kind = GIFTS.find((gift) => gift === found);
  return kind === undefined ? [] : [{ kind, from }];
}

function sparedIn({ kind, resource, from }: DiscountView): Spared[] {
  return kind === 'cheaperStep' && resource !== undefined ? [{ resource, from }] : [];
}
