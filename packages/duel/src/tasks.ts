import type { SeatId } from '@pharos/core';

/** A thing to do, packed: kind, seat and what it is about. */
export type Task = number;

/** Choices: the agenda stops at them until the seat has decided. */
export const PICK_WONDER = 0;
export const TURN = 1;
export const TAKE_TOKEN = 2;
export const DRAW_TOKEN = 3;
export const DESTROY = 4;
export const REVIVE = 5;
export const CHOOSE_STARTER = 6;
/** Done by themselves. */
export const END_TURN = 7;
export const NEXT_PICK = 8;
/** Choices of Agora. */
export const SENATE = 9;
export const CONSPIRATOR = 10;
export const PLACE_CUBE = 11;
export const REMOVE_CUBE = 12;
export const MOVE_CUBE = 13;
export const CHOOSE_CONSPIRACY = 14;
export const TRIGGER_UNPREPARED = 15;
export const TAKE_WONDER = 16;
export const LOCK_TOKEN = 17;
export const BUILD_FAR_ROW = 18;
export const BUILD_REMOVED = 19;
export const TAKE_BOX_TOKEN = 20;
export const DROP_CARD = 21;
export const DROP_SECOND_CARD = 22;
export const TAKE_CARD = 23;
export const SWAP_CARDS = 24;
export const MOVE_DECREE = 25;
export const SABOTAGE = 26;

/** The kinds of choice, as views and texts name them. */
export const TASK_NAMES = [
  'pickWonder',
  'turn',
  'takeToken',
  'drawToken',
  'destroy',
  'revive',
  'chooseStarter',
  'endTurn',
  'nextPick',
  'senateActions',
  'conspirator',
  'placeCube',
  'removeCube',
  'moveCube',
  'chooseConspiracy',
  'triggerUnprepared',
  'takeWonder',
  'lockToken',
  'buildFarRow',
  'buildRemoved',
  'takeBoxToken',
  'dropCard',
  'dropSecondCard',
  'takeCard',
  'swapCards',
  'moveDecree',
  'sabotage',
] as const;

export function task(kind: number, seat: SeatId, subject = 0): Task {
  return (kind << 8) | (seat << 7) | subject;
}

export function taskKind(packed: Task): number {
  return packed >> 8;
}

export function taskSeat(packed: Task): SeatId {
  return (packed >> 7) & 1;
}

/**
 * A colour for DESTROY, a number of tokens for DRAW_TOKEN, 1 for a TURN or END_TURN if the turn began with a Conspiracy; for
 * SENATE see agora/senators.ts.
 */
export function taskSubject(packed: Task): number {
  return packed & 127;
}
