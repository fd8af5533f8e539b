import type { House } from '../house.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import { saveSeats, type TableChange } from '../storage/games.ts';
import type { SeatRow } from '../storage/schema.ts';

/** Stores a change of the table itself and tells everybody. Called within the room's turn. */
export async function save(
  house: House,
  room: Room,
  change: TableChange,
  seats: readonly SeatRow[] = room.seats,
): Promise<void> {
  const { table } = room;
  const next = { ...change, revision: table.revision + 1 };
  const isSaved = await saveSeats(house.db, table, next, seats);
  if (!isSaved) {
    room.forget();
    throw new Refusal('STALE', 'the table was changed elsewhere; try again');
  }
  room.adopt({ ...table, ...next }, seats);
  house.fanout.announce({ table: room.id });
  house.audience.tellTable(room);
}
