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

/** The reasons of a list that another one does not have just so. */
export function withoutCommon(reasons: readonly Reason[], others: readonly Reason[]): Reason[] {
  const isSame = (one: Reason, other: Reason): boolean =>
    one.kind === other.kind && one.n === other.n && one.what === other.what && one.seat === other.seat;
  return reasons.filter((one) => !others.some((other) => isSame(one, other)));
}
