import type { FarSeller } from '../lacking.ts';
import type { WondersView } from '../view.ts';

/** Whom a city can buy from two seats away, and how many units in a turn [AR-126, AR-134]. */
export function farSellers({ cities, armada }: WondersView, index: number): FarSeller[] {
  const { left, right } = cities[index];
  const powers = armada?.harbours[index].powers ?? [];
  return [
    ...(powers.includes('easternTrade') ? [{ city: cities[right].right, units: 1 }] : []),
    ...(powers.includes('westernTrade') ? [{ city: cities[left].left, units: 2 }] : []),
  ];
}
