import type { PaymentView } from '@pharos/wonders';
import type { Cost } from '../pieces.ts';

/** What one neighbour sells in a payment. */
export interface Bought {
  readonly side: 'left' | 'right';
  readonly units: readonly string[];
  /** Coins for a unit; with different prices the dearest. */
  readonly each: number;
  readonly coins: number;
}

export function purchasesBySide({ purchases }: PaymentView): Bought[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const here = purchases.filter(({ from }) => from === side);
    if (here.length === 0) return [];
    return [
      {
        side,
        units: here.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource)),
        each: Math.max(...here.map(({ each }) => each)),
        coins: here.reduce((sum, { count, each }) => sum + count * each, 0),
      },
    ];
  });
}

/** The units of a cost that the city makes itself: all that is not bought. */
export function ownUnits(cost: Cost, { purchases, free }: PaymentView): string[] {
  if (free === 'chain' || (free !== null && free !== 'production')) return [];
  const bought = purchases.flatMap(({ resource, count }) => Array.from({ length: count }, () => resource));
  return cost.units.filter((unit) => {
    const at = bought.indexOf(unit);
    if (at >= 0) bought.splice(at, 1);
    return at < 0;
  });
}
