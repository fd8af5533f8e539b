import { leftOf, rightOf, type State } from '../state.ts';
import { LEFT_2 } from './naval.ts';
import { ONE_INCURSION } from './options.ts';
import { highOf as attackerOf, lowOf as targetOf, packPair as packRaid } from './packedPair.ts';
import type { ArmadaState } from './state.ts';

/** [AR-101] The city two seats away on one side. */
export function twoAway(s: State, city: number, direction: number): number {
  return direction === LEFT_2 ? leftOf(s, leftOf(s, city)) : rightOf(s, rightOf(s, city));
}

/** An incursion: who attacks whom. */
export { attackerOf, packRaid, targetOf };

/** [AR-100, AR-105] The token goes to the target at once; the conflict waits for the end of the Age. */
export function makeIncursion(s: State, armada: ArmadaState, city: number, direction: number): void {
  const isBusy = armada.raids.some((raid) => attackerOf(raid) === city);
  if (isBusy && (armada.rulings & ONE_INCURSION) !== 0) return;
  const target = twoAway(s, city, direction);
  armada.raids.push(packRaid(city, target));
  s.emit?.({ type: 'incursionMade', city, target });
}

/** An extra conflict that is over: Age, opponent and token, which is never below −1. */
export function packRaided(age: number, opponent: number, token: number): number {
  return (age << 8) | (opponent << 4) | (token + 1);
}

export function raidedAge(packed: number): number {
  return packed >> 8;
}

export function raidedBy(packed: number): number {
  return (packed >> 4) & 15;
}

export function raidedToken(packed: number): number {
  return (packed & 15) - 1;
}
