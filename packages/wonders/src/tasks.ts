import type { SeatId } from '@pharos/core';

/** A thing to do, packed: kind, who chooses, and the city it is about. */
export type Task = number;

/** Choices of all seats at once: staged until the last one has chosen. */
export const CHOOSE_SIDE = 0;
export const TURN = 1;
/** Choices of one seat. */
export const FREE_CITY = 2;
export const SEVENTH = 3;
export const REVIVE = 4;
export const COPY_ONE = 5;
/** Done by itself. */
export const RESOLVE = 6;
export const LEFTOVERS = 7;
export const END_TURN = 8;
export const END_AGE = 9;
export const END_GAME = 10;
/** Only with Armada. Choices of several seats at once: free moves of ships, islands to keep. */
export const SHIPS = 11;
export const EXPLORE = 12;
/** A choice of one seat. */
export const STAY_OUT = 13;
/** Done by itself. */
export const SETTLE = 14;
export const LOSSES = 15;
export const NAVAL_CONFLICT = 16;
export const CLOSE_AGE = 17;

/** The kinds of choice, as views name them. */
export const TASK_NAMES = ['chooseSide', 'turn', 'freeCity', 'seventhCard', 'revive', 'copyGuild'] as const;
export type TaskName = (typeof TASK_NAMES)[number];

/** The same for the choices that only Armada has. */
export const NAVAL_TASK_NAMES = ['moveShips', 'explore', 'navalConflict'] as const;
export type NavalTaskName = (typeof NAVAL_TASK_NAMES)[number];

/** A kind of choice, as views name it; what only Armada has is part of a turn. */
export function nameOf(kind: number): TaskName {
  return TASK_NAMES[kind] ?? 'turn';
}

export function navalNameOf(kind: number): NavalTaskName | null {
  return NAVAL_TASK_NAMES[kind - SHIPS] ?? null;
}

/** Whether seats choose at the same time, unseen by each other. */
export function isShared(kind: number): boolean {
  return kind <= TURN || kind === SHIPS || kind === EXPLORE;
}

export function task(kind: number, seat: SeatId = 0, city = seat): Task {
  return (kind << 8) | (seat << 4) | city;
}

export function taskKind(packed: Task): number {
  return packed >> 8;
}

export function taskSeat(packed: Task): SeatId {
  return (packed >> 4) & 15;
}

export function taskCity(packed: Task): number {
  return packed & 15;
}
