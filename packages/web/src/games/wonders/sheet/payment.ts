import type { CityView, CostView, HandCardView, PaymentView, ProductionView, WondersView } from '@pharos/wonders';
import { costOf, type Cost } from '../piece/pieces.ts';

/** Who sells: a neighbour, or with an Emporium the city beyond [AR-148]. */
export type Seller = 'left' | 'right' | 'left2' | 'right2';
const SELLERS: readonly Seller[] = ['left', 'right', 'left2', 'right2'];

/** What one city sells in a payment. */
export interface Bought {
  readonly side: Seller;
  readonly units: readonly string[];
  /** Coins for a unit; with different prices the dearest. */
  readonly each: number;
  readonly coins: number;
}

const bought = ({ purchases, far = [] }: PaymentView) => [...purchases, ...far];

const unitsOf = (sales: ReturnType<typeof bought>): string[] =>
  sales.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));

export function purchasesBySide(payment: PaymentView): Bought[] {
  return SELLERS.flatMap((side) => {
    const here = bought(payment).filter(({ from }) => from === side);
    if (here.length === 0) return [];
    return [
      {
        side,
        units: unitsOf(here),
        each: Math.max(...here.map(({ each }) => each)),
        coins: here.reduce((sum, { count, each }) => sum + count * each, 0),
      },
    ];
  });
}

/** The city that sells. */
export function sellerOf({ cities }: WondersView, buyer: CityView, side: Seller): number {
  if (side === 'left' || side === 'right') return buyer[side];
  return side === 'left2' ? cities[buyer.left].left : cities[buyer.right].right;
}

/** The units of a cost that the city makes itself: all that is not bought. */
export function ownUnits(cost: Cost, payment: PaymentView): string[] {
  const { free } = payment;
  if (free !== null && free !== 'production') return [];
  return without(cost.units, unitsOf(bought(payment)));
}

function without(units: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return units.filter((unit) => {
    const at = left.indexOf(unit);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The price of a step, unit by unit. */
export const stepCost = ({ coins, resources }: CostView): Cost => costOf({ coins, ...resources });

/** [AR-31] Two costs in one payment. */
export const together = (cost: Cost, step: Cost): Cost => ({
  coins: cost.coins + step.coins,
  units: [...cost.units, ...step.units],
});

/** What is to be paid for: a card or a stage, and a step of a ship with it. */
export interface Terms {
  readonly cost: Cost;
  readonly step: Cost | null;
  /** Why the card is free while its step is not [AR-35]; null where the card has its price. */
  readonly gift: PaymentView['free'];
  /** One resource of the step is left out [AR-163]. */
  readonly spares: boolean;
}

const isGift = (free: PaymentView['free']): boolean => free !== null && free !== 'noCost' && free !== 'production';

/** Why a card costs nothing whatever is done with it: a chain, or a power that needs no choice. */
export function giftOf({ build }: HandCardView): PaymentView['free'] {
  const [{ free } = { free: null }] = build.options;
  return isGift(free) && free !== 'oncePerAge' ? free : null;
}

/** One way to pay, as it is shown. */
export interface Bill {
  readonly gift: PaymentView['free'];
  readonly own: readonly string[];
  readonly spared: string | null;
  readonly sales: readonly Bought[];
}

/** A card built by the power that works once an Age says so in its move. */
const usesPower = ({ move }: PaymentView): boolean => /^build \S+ free\b/.test(move ?? '');

export function billOf(terms: Terms, way: PaymentView, production: ProductionView): Bill {
  const sales = purchasesBySide(way);
  const { cost, step } = terms;
  if (step === null) {
    return { gift: isGift(way.free) ? way.free : null, own: ownUnits(cost, way), spared: null, sales };
  }
  const gift = terms.gift ?? (usesPower(way) ? 'oncePerAge' : null);
  const own = ownUnits(gift === null ? together(cost, step) : step, way);
  if (!terms.spares) return { gift, own, spared: null, sales };
  const spared = step.units.find((unit) => own.includes(unit) && canMake(production, without(own, [unit]))) ?? null;
  return { gift, own: spared === null ? own : without(own, [spared]), spared, sales };
}

/** Whether a city makes all these units in one turn. */
function canMake({ fixed, choices }: ProductionView, units: readonly string[]): boolean {
  const left = { ...fixed };
  const lacking = units.filter((unit) => left[unit]-- <= 0);
  const serve = (rest: readonly string[], sources: ProductionView['choices']): boolean => {
    const [unit, ...others] = rest;
    if (unit === undefined) return true;
    return sources.some(
      (source, at) =>
        source.includes(unit) &&
        serve(
          others,
          sources.filter((_, index) => index !== at),
        ),
    );
  };
  return serve(lacking, choices);
}
