import type { SeatId } from '@pharos/core';

/** A thing to do, packed: kind, who chooses, and the city it is about. */
export type Task = number;

/** The tasks of the base game; expansions have numbers of their own. Choices of all seats at once come first. */
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
export const LOSSES = 15;
export const CLOSE_AGE = 17;
export const DEAL_HANDS = 18;
export const FIRST_AGE = 19;
/** Building from the discard pile in its order: who comes first, and those of expansions after that [C-56]. */
export const REVIVE_TURNS: readonly Task[] = [REVIVE, 30, 31];

/** The kinds of choice, as views name them. */
export const TASK_NAMES = ['chooseSide', 'turn', 'freeCity', 'seventhCard', 'revive', 'copyGuild'] as const;
export type TaskName = (typeof TASK_NAMES)[number];

/** The choice on top of the agenda, or −1 when the game is over. */
export function currentTask({ agenda }: { readonly agenda: readonly Task[] }): Task {
  return agenda.length === 0 ? -1 : agenda[agenda.length - 1];
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
