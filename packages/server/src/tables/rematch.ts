import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { insertRematch } from '../storage/games.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { BotGameLimit } from './botGames.ts';
import { newTableRow } from './newTable.ts';
import { freeSeat, openSeat, person, seatRows, withOccupant } from './seats.ts';
import { startIfReady } from './startGame.ts';

interface RematchParts extends BotGameLimit {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'change'>;
}

/**
 * Asks for another game. The first to ask opens the table, with everybody one seat further; the seats of the others
 * are kept for them, and when all have asked the game starts.
 */
export async function requestRematch(
  parts: RematchParts,
  guest: GuestRow,
  table: string,
  contributes: boolean,
): Promise<void> {
  const next = await parts.rooms.change(table, (room) => nextTable(parts, room, guest, contributes));
  await parts.rooms.change(next, async (room) => {
    await takeSeat(room, guest, contributes);
    await startIfReady(room, parts);
  });
}

async function nextTable(
  { db, time }: RematchParts,
  room: Room,
  guest: GuestRow,
  contributes: boolean,
): Promise<string> {
  if (room.table.phase !== 'finished') throw new Refusal('NOT_FINISHED', 'the game is not over');
  if (room.seatsOf(guest.id).length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
  if (room.table.rematch !== null) return room.table.rematch;
  const table = rematchTable(room.table, guest.id, time.now());
  const teamSize = gameEntry(room.table.game).teamSize(room.table.options);
  const seats = rotatedSeats(table.id, room.seats, { guest: guest.id, contributes }, teamSize);
  const rematch = await insertRematch(db, room.id, { table, seats });
  await room.save({ change: { rematch } });
  return rematch;
}

function rematchTable(table: TableRow, host: string, now: number): TableRow {
  // Strangers have no business here: the seats are kept.
  return newTableRow({ ...table, host, auto_start: true, visibility: 'private', draw_seats: false }, now);
}

/** Everybody one seat further, so that who began does not begin again; a team one team further. */
function rotatedSeats(
  id: string,
  seats: readonly SeatRow[],
  asking: { readonly guest: string; readonly contributes: boolean },
  teamSize: number,
): SeatRow[] {
  const turned = [...seats.slice(-teamSize), ...seats.slice(0, -teamSize)];
  return seatRows(
    id,
    turned.map((row) => {
      if (row.guest !== null && row.guest !== asking.guest) return openSeat(row.guest);
      const contributes = asking.contributes && row.guest !== null && !row.hot;
      return { ...row, contribution: null, contributes, place: null };
    }),
  );
}

async function takeSeat(room: Room, guest: GuestRow, contributes: boolean): Promise<void> {
  if (room.table.phase !== 'waiting' || room.seatsOf(guest.id).length > 0) return;
  const seat = freeSeat(room.seats, guest.id, undefined);
  await room.save({ seats: withOccupant(room.seats, seat, person(guest, contributes)) });
}
