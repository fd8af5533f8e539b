import { lackingUnits, type FarSeller } from '../lacking.ts';
import type { UnitCounts } from '../unitCounts.ts';
import type { Cost } from '../cost.ts';
import { leftOf, rightOf, type State } from '../state.ts';
import { EASTERN_TRADE, WESTERN_TRADE } from './naval.ts';
import { EASTERN_UNITS, totalCosts, WESTERN_UNITS } from './prices.ts';
import type { ArmadaState } from './state.ts';

/** Whom a city can buy from two seats away, and how many units in a turn [AR-126, AR-134]. */
function farSellers(s: State, { harbours }: ArmadaState, city: number): FarSeller[] {
  const { powers } = harbours[city];
  return [
    ...((powers & EASTERN_TRADE) !== 0 ? [{ city: rightOf(s, rightOf(s, city)), units: EASTERN_UNITS }] : []),
    ...((powers & WESTERN_TRADE) !== 0 ? [{ city: leftOf(s, leftOf(s, city)), units: WESTERN_UNITS }] : []),
  ];
}

const sum = (units: UnitCounts): number => Object.values(units).reduce((all, count) => all + count, 0);

/** What nobody in reach gives for a construction and a step; where a unit may be left out, what is lacking least. */
export function lackingAtSea(s: State, armada: ArmadaState, city: number, cost: Cost, step: Cost | null): UnitCounts {
  const far = farSellers(s, armada, city);
  return totalCosts(armada, city, cost, step)
    .map(({ units }) => lackingUnits(s, city, units, far))
    .reduce((least, other) => (sum(other) < sum(least) ? other : least));
}
