import type { SeatId } from '@pharos/core';

/** More seats than any game has. */
const LETTERS = 'ABCDEFGHIJKLMNOP';

export const MOST_SEATS = LETTERS.length;

export function seatLetter(seat: SeatId): string {
  return LETTERS[seat] ?? '?';
}

/** The seat of a letter, −1 if it is none. */
export function seatOf(letter: string): SeatId {
  return letter.length === 1 ? LETTERS.indexOf(letter) : -1;
}
