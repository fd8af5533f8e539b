import type { UnitCounts } from '@pharos/wonders';

export interface MarkedUnit {
  readonly unit: string;
  readonly isMissing: boolean;
}

/** The units of a cost: of each resource the last ones are those that are lacking. */
export function markMissing(units: readonly string[], lacking: UnitCounts): MarkedUnit[] {
  const left = { ...lacking };
  return units
    .toReversed()
    .map((unit) => {
      const isMissing = (left[unit] ?? 0) > 0;
      if (isMissing) left[unit]--;
      return { unit, isMissing };
    })
    .toReversed();
}

/** One entry for each unit. */
export const unitsIn = (units: UnitCounts): string[] =>
  Object.entries(units).flatMap(([unit, count]) => Array.from({ length: count }, () => unit));
