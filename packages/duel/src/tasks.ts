import type { SeatId } from '@pharos/core';

/** A thing to do, packed: kind, seat and what it is about. */
export type Task = number;

/** The tasks of the base game; expansions have numbers of their own. */
export const PICK_WONDER = 0;
export const TURN = 1;
export const TAKE_TOKEN = 2;
export const DRAW_TOKEN = 3;
export const DESTROY = 4;
export const REVIVE = 5;
export const CHOOSE_STARTER = 6;
export const END_TURN = 7;
export const NEXT_PICK = 8;
/** What only pieces of expansions bring about, but more than one of them does. */
export const TAKE_WONDER = 16;
export const TAKE_CARD = 23;
export const REVEAL = 27;

export type BaseChoiceName =
  | 'pickWonder'
  | 'turn'
  | 'takeToken'
  | 'drawToken'
  | 'destroy'
  | 'revive'
  | 'chooseStarter'
  | 'takeWonder'
  | 'takeCard';

export function task(kind: number, seat: SeatId, subject = 0): Task {
  return (kind << 8) | (seat << 7) | subject;
}

export function taskKind(packed: Task): number {
  return packed >> 8;
}

export function taskSeat(packed: Task): SeatId {
  return (packed >> 7) & 1;
}

/** A colour for DESTROY, a number of tokens for DRAW_TOKEN, what an expansion notes of a TURN and its END_TURN. */
export function taskSubject(packed: Task): number {
  return packed & 127;
}
