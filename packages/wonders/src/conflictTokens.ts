/** Victory tokens by Age, and the defeat token [W-61]. */
export const VICTORY_POINTS = [1, 3, 5];
export const DEFEAT_POINTS = -1;

/** The token of a city with so many shields against another's. */
export function tokenFor(age: number, own: number, other: number): number {
  return own > other ? VICTORY_POINTS[age - 1] : own < other ? DEFEAT_POINTS : 0;
}

/** A land conflict: a city, the next one clockwise that takes part, and how many tokens each side takes from it. */
export interface Border {
  readonly city: number;
  readonly left: number;
  readonly count: number;
}
