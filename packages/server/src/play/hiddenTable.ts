import { dayOf, readDaily } from '../shared/days.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Room } from './room.ts';

/** As long as others have a deal of the day before them, nobody but its player looks at a game with it. */
export function refuseEarlyLook(room: Room, guest: string | null, now: number): void {
  const { daily } = room.table;
  if (daily === null || readDaily(daily).day < dayOf(now) || room.seatsOf(guest).length > 0) return;
  throw new Refusal('DAILY_HIDDEN', 'a deal of the day is shown to others when its day is over');
}
