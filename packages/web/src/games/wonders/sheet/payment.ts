import type { CityView, DiscountView, PaymentView, WondersView } from '@pharos/wonders';
import { EXPANSIONS } from '../expansionsInPlay.ts';
import { RESOURCES } from '../piece/pieces.ts';
import { boughtOf, GIFTS, unitsOf, type Bill, type Bought, type Gift, type Seller } from './bill.ts';

const SIDES = ['left', 'right'] as const;

function purchasesBySide(payment: PaymentView): Bought[] {
  return SIDES.flatMap((side) => {
    const here = payment.purchases.filter(({ from }) => from === side);
    return boughtOf({ side, seats: 1 }, here, payment[side]);
  });
}

/** The city that sells. */
export function sellerOf({ cities }: WondersView, buyer: CityView, { side, seats }: Seller): number {
  let seller = buyer;
  for (let seat = 0; seat < seats; seat++) seller = cities[seller[side]];
  return seller.city;
}

/** The units that the city makes itself, in the order in which costs are printed. */
function ownUnits({ own = [] }: PaymentView): string[] {
  return RESOURCES.flatMap((resource) => unitsOf(own.filter((part) => part.resource === resource)));
}

export function billOf(way: PaymentView): Bill {
  return {
    gift: (way.discounts ?? []).flatMap(giftIn).at(0) ?? null,
    own: ownUnits(way),
    spared: EXPANSIONS.flatMap((expansion) => expansion.spared(way)),
    sales: [...purchasesBySide(way), ...EXPANSIONS.flatMap((expansion) => expansion.sales(way))],
  };
}

function giftIn({ kind: found, from }: DiscountView): Gift[] {
  const kind = GIFTS.find((gift) => gift === found);
  return kind === undefined ? [] : [{ kind, from }];
}
