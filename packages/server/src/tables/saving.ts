import type { House } from '../house.ts';
import { Conflict, isCollision } from '../play/conflict.ts';
import type { Room } from '../play/room.ts';
import { saveSeats, type Guard, type TableChange } from '../storage/games.ts';
import type { SeatRow } from '../storage/schema.ts';

/** A change of the table itself: what, who sits where then, and the command behind it. */
export interface Saving {
  readonly change?: TableChange;
  readonly seats?: readonly SeatRow[];
  readonly command?: string | null;
  readonly guard?: Guard | null;
}

/** Stores a change of the table itself and tells everybody. Called within the room's turn. */
export async function save(
  house: House,
  room: Room,
  { change = {}, seats, command = null, guard = null }: Saving,
): Promise<void> {
  const { table } = room;
  const next = { ...change, revision: table.revision + 1 };
  const sitting = seats ?? room.seats;
  const done = command === null ? null : { command, at: new Date(house.time.now()) };
  try {
    if (!(await saveSeats(house.db, table, next, sitting, { done, guard }))) throw new Conflict(room.id);
  } catch (error) {
    // Whether it was stored is not always known.
    room.forget();
    throw isCollision(error) ? new Conflict(room.id) : error;
  }
  room.adopt({ ...table, ...next }, sitting);
  house.fanout.announce({ kind: 'change', table: room.id });
  house.audience.tellTable(room);
}
