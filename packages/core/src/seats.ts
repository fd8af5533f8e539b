import { shuffle, type Rng } from './rng.ts';

/** A place at the table: 0 … n−1, in turn order. */
export type SeatId = number;

/** A set of seats; bit i stands for seat i. */
export type SeatSet = number;

/** Somebody who sees only what everybody may see. */
export const SPECTATOR = -1;

/** Whose eyes a view is for: a seat or SPECTATOR. */
export type Viewer = number;

export const NO_SEATS: SeatSet = 0;

export function seatBit(seat: SeatId): SeatSet {
  return 1 << seat;
}

export function hasSeat(set: SeatSet, seat: SeatId): boolean {
  return (set & (1 << seat)) !== 0;
}

export function seatsOf(set: SeatSet): SeatId[] {
  const seats: SeatId[] = [];
  for (let seat = 0, rest = set; rest !== 0; seat++, rest >>>= 1) if ((rest & 1) !== 0) seats.push(seat);
  return seats;
}

/** The lowest seat of a set that is not empty. */
export function firstSeat(set: SeatSet): SeatId {
  return 31 - Math.clz32(set & -set);
}

/** Draws who sits where: the person at position i of the result takes seat i. */
export function drawSeating<Person>(people: readonly Person[], rng: Rng): Person[] {
  return shuffle([...people], rng);
}
