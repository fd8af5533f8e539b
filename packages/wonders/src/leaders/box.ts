import type { SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { leaderPieces, leadersOf } from './state.ts';

/** [L-71] Leaders of the box come to a hand: so many, or all that are left. */
export function drawFromBox(s: State, seat: SeatId, count: number): void {
  const { box, seats } = leadersOf(s);
  const { hand } = seats[seat];
  const drawn = box.splice(Math.max(0, box.length - count));
  // Nothing is told of an empty box, nor in a preview, which does not know what is in it.
  if (drawn.length === 0) return;
  hand.push(...drawn);
  hand.sort((a, b) => a - b);
  const leaders = drawn.map((leader) => leaderPieces(s)[leader].id);
  s.emit?.({ type: 'leadersDrawn', seat, count: drawn.length, leaders, reveals: true });
}
