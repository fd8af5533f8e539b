import { seatBit, type SeatId, type SeatSet } from '@pharos/core';
import type { Options } from '../options.ts';

/** [AR-187] Partners sit side by side: 0 and 1, 2 and 3 and so on. */
export function partnerOf(seat: SeatId): SeatId {
  return seat ^ 1;
}

/** The seats that see what a seat holds: with a partner, both of them [AR-188]. */
export function lookersOf(options: Options, seat: SeatId): SeatSet {
  return options.teams === true ? seatBit(seat) | seatBit(partnerOf(seat)) : seatBit(seat);
}
