import type { Move, SeatId } from '@pharos/core';
import { wonders, type State } from '@pharos/wonders';

/** Which card of the hand of a seat a move uses: the piece that a choice is about, if the seat holds it. */
export function handCardOf(s: State, seat: SeatId): ((move: Move) => string | null) | null {
  const { hand, decision } = wonders.view(s, seat);
  if (hand === null || hand.length === 0) return null;
  const held = new Set(hand.map(({ card }) => card));
  const subjects = new Map(decision?.choices?.map(({ move, subject }) => [move, subject]));
  return (move) => {
    const subject = subjects.get(wonders.formatMove(s, move)) ?? null;
    return subject !== null && held.has(subject) ? subject : null;
  };
}
