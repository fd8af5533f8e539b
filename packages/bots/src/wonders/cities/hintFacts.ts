import type { SeatId } from '@pharos/core';
import type { WondersPreview } from '@pharos/wonders';
import { fact, type Fact } from '../../search/reasons.ts';

/** Coins that others lose, debt of neighbours, and conflicts that a diplomat stays out of. */
export function hintFacts({ black, changes }: WondersPreview, seat: SeatId): Fact[] {
  const growth = (what: string, isCounted: (of: SeatId | null) => boolean): number =>
    changes
      .filter((change) => change.what === what && isCounted(change.seat))
      .reduce((sum, { before, after }) => sum + after - before, 0);
  const lost = (black?.losses ?? [])
    .filter(({ city }) => city !== seat)
    .reduce((sum, { before, after }) => sum + after - before, 0);
  return [
    ...fact('losses', lost, 0.2),
    ...fact(
      'debt',
      growth('debt', (of) => of !== seat),
      0.5,
    ),
    ...fact(
      'diplomacy',
      growth('diplomacy', (of) => of === seat),
      0.8,
    ),
  ];
}
