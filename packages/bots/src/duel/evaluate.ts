import type { SeatId } from '@pharos/core';
import { scoreOf, type State } from '@pharos/duel';

export function evaluateDuel(_before: State, seat: SeatId): (after: State) => number {
  return (after) => scoreOf(after, seat).total - scoreOf(after, 1 - seat).total;
}
