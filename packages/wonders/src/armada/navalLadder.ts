/** Defeat tokens by Age [AR-87]. */
export const DEFEATS = [-1, -2, -3];
/** Rewards by edition and Age: strongest, second and, in the first edition, third [AR-87]. */
export const LADDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [
    [3, 1],
    [5, 3],
    [7, 5, 3],
  ],
  2: [
    [3, 1],
    [5, 3],
    [7, 5],
  ],
};

/** The tokens of a naval conflict: rewards from the strongest on, and the defeat; by Age, null where there is none. */
export interface NavalLadder {
  readonly rewards: readonly (readonly (number | null)[])[];
  readonly defeat: readonly number[];
}

export function navalLadder(edition: number): NavalLadder {
  const ages = LADDERS[edition];
  const places = Math.max(...ages.map((tokens) => tokens.length));
  const rewards = Array.from({ length: places }, (_, place) => ages.map((tokens) => tokens.at(place) ?? null));
  return { rewards, defeat: DEFEATS };
}
