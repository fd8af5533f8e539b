import type { SeatId } from './seats.ts';
import type { Outcome, Score } from './game.ts';
import type { Reader } from './read.ts';

/** How people end a game that the rules have not ended: one of two resigns, two call it a draw, all agree to stop. */
export const EARLY_END_KINDS = ['resignation', 'draw', 'agreement'] as const;

export type EarlyEndKind = (typeof EARLY_END_KINDS)[number];

export type EarlyEnd =
  { readonly kind: 'resignation'; readonly seat: SeatId } | { readonly kind: 'draw' } | { readonly kind: 'agreement' };

/** A draw is a shared victory. Who agrees to stop has no winner either: all share one place. */
export function earlyOutcome(end: EarlyEnd, scores: readonly Score[]): Outcome {
  const seats = [...scores.keys()];
  const ranking = end.kind === 'resignation' ? [seats.filter((seat) => seat !== end.seat), [end.seat]] : [seats];
  return { ending: end.kind, ranking, scores };
}

/** The early end in a save. */
export function readEarlyEnd(reader: Reader): EarlyEnd {
  const fields = reader.fields(['kind', 'seat']);
  const kind = EARLY_END_KINDS[fields.kind.oneOf(EARLY_END_KINDS)];
  return kind === 'resignation' ? { kind, seat: fields.seat.integer(0, 1) } : { kind };
}
