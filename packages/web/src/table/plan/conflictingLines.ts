import type { PlannedStep } from '@pharos/protocol';

/** Moves of both sides in a row. */
export type Line = readonly PlannedStep[];

/** Whether one line answers something otherwise than another one does: both cannot be planned. */
export function areConflicting(one: Line, other: Line, seat: number): boolean {
  const at = one.findIndex(({ choice }, index) => choice.move !== other[index]?.choice.move);
  return at >= 0 && at < other.length && one[at].seat === seat;
}
