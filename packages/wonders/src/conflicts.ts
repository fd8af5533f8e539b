import { leftOf, type State } from './state.ts';

/** Victory tokens by Age, and the defeat token [W-61]. */
export const VICTORY_POINTS = [1, 3, 5];
export const DEFEAT_POINTS = -1;

/** Every pair of neighbours compares shields [W-60, W-61]; shields are not used up [W-62]. */
export function resolveConflicts(s: State): void {
  for (let city = 0; city < s.cities.length; city++) {
    const left = leftOf(s, city);
    const own = s.cities[city].shields;
    const other = s.cities[left].shields;
    const slot = 2 * (s.age - 1);
    const mine = tokenFor(s.age, own, other);
    const theirs = tokenFor(s.age, other, own);
    s.cities[city].tokens[slot] = mine;
    s.cities[left].tokens[slot + 1] = theirs;
    tellConflict(s, city, left, mine, theirs);
  }
  s.conflicts = s.age;
}

/** Tells of the conflict of a city with its left neighbour, and of the points it gave both. */
export function tellConflict(s: State, city: number, left: number, mine: number, theirs: number): void {
  s.emit?.({
    type: 'conflictResolved',
    age: s.age,
    city,
    left,
    shields: [s.cities[city].shields, s.cities[left].shields],
    tokens: [mine, theirs],
    totals: tokenTotals(s, city, left),
  });
}

/** The points of all conflict tokens that two cities have. */
export function tokenTotals(s: State, one: number, other: number): readonly [number, number] {
  const sum = (city: number): number => s.cities[city].tokens.reduce((points, token) => points + token, 0);
  return [sum(one), sum(other)];
}

/** The token of a city with so many shields against another's. */
export function tokenFor(age: number, own: number, other: number): number {
  return own > other ? VICTORY_POINTS[age - 1] : own < other ? DEFEAT_POINTS : 0;
}
