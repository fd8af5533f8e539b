import type { Reason } from './result.ts';

/** A reason with its weight, in points: how much it matters. */
export interface WeighedReason extends Reason {
  readonly weight: number;
}

/** The weightiest reasons first, none of them twice. */
export function mostTelling(reasons: readonly WeighedReason[], most: number): Reason[] {
  const told: Reason[] = [];
  for (const { weight: _, ...reason } of reasons.toSorted((one, other) => other.weight - one.weight)) {
    if (told.length >= most) break;
    if (!told.some((one) => one.kind === reason.kind && one.what === reason.what && one.seat === reason.seat))
      told.push(reason);
  }
  return told;
}
