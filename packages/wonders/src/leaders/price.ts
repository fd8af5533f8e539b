import { leftOf, rightOf, type State } from '../state.ts';
import { CHEAPER_LEADERS, FREE_LEADERS } from './abilities.ts';
import { COSTS_AGE, leadersOf } from './state.ts';

/** [L-35] Coins that a leader costs less: for whoever has the power, and for each neighbour. */
const OWN_DISCOUNT = 2;
const NEIGHBOUR_DISCOUNT = 1;

/** The coins printed on a leader, in an Age [L-22]. */
export function printedPrice(s: State, leader: number, age: number): number {
  const cost = leadersOf(s).costs[leader];
  return cost === COSTS_AGE ? age : cost;
}

/** What recruiting a leader costs a city now [L-22, L-35]. */
export function leaderPrice(s: State, city: number, leader: number): number {
  const { abilities } = s.cities[city];
  if ((abilities & FREE_LEADERS) !== 0) return 0;
  return Math.max(0, printedPrice(s, leader, s.age) - leaderDiscount(s, city));
}

/** What leaders cost a city less. */
export function leaderDiscount(s: State, city: number): number {
  const isCheap = (other: number): boolean => (s.cities[other].abilities & CHEAPER_LEADERS) !== 0;
  if (isCheap(city)) return OWN_DISCOUNT;
  return isCheap(leftOf(s, city)) || isCheap(rightOf(s, city)) ? NEIGHBOUR_DISCOUNT : 0;
}
