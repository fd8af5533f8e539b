import type { SeatId } from '@pharos/core';
import { Refusal } from '../shared/refusal.ts';
import type { Room } from './room.ts';

/** The seat a guest acts for: the one they name, else the one of theirs that has to choose. */
export function ownSeat(room: Room, guest: string, named: SeatId | undefined): SeatId {
  const { game } = room;
  const own = room.seatsOf(guest);
  if (own.length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
  if (named !== undefined && !own.includes(named)) throw new Refusal('NOT_SEATED', `seat ${named} is not yours`);
  const acting = game.acting();
  const seat = named ?? own.find((one) => acting.includes(one)) ?? own[0];
  if (game.standIn(seat) !== null) throw new Refusal('NOT_YOUR_TURN', 'a bot plays for you; take the seat back first');
  return seat;
}

/** The only seat of a guest, for good: seats are drawn at the start. Who plays several sees through the eyes of all. */
export function soleSeat(room: Room, guest: string): SeatId {
  if (room.table.phase !== 'playing') throw new Refusal('WRONG_PHASE', 'no game is under way');
  const own = room.seatsOf(guest);
  if (own.length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
  if (own.length > 1) throw new Refusal('BAD_SEATS', 'you play several seats on one device');
  return own[0];
}
