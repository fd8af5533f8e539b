import { randomSeed } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import type { House } from '../house.ts';
import { newTableId } from '../shared/ids.ts';
import { change } from '../play/changing.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../shared/refusal.ts';
import { insertRematch } from '../storage/games.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import { startIfReady } from './openTable.ts';
import { save } from './saving.ts';
import { freeSeat, openSeat, person, seatRows, withOccupant } from './seats.ts';

/**
 * Asks for another game. The first to ask opens the table, with everybody one seat further; the seats of the others
 * are kept for them, and when all have asked the game starts.
 */
export async function rematch(house: House, guest: GuestRow, table: string, contributes: boolean): Promise<void> {
  const next = await change(house, table, (room) => nextTable(house, room, guest, contributes));
  await change(house, next, async (room) => {
    await sitDown(house, room, guest, contributes);
    await startIfReady(house, room);
  });
}

async function nextTable(house: House, room: Room, guest: GuestRow, contributes: boolean): Promise<string> {
  if (room.table.phase !== 'finished') throw new Refusal('NOT_FINISHED', 'the game is not over');
  if (room.seatsOf(guest.id).length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
  if (room.table.rematch !== null) return room.table.rematch;
  const id = newTableId();
  const teamSize = gameEntry(room.table.game).teamSize(room.table.options);
  const seats = movedOn(id, room.seats, { guest: guest.id, contributes }, teamSize);
  const held = await insertRematch(house.db, room.id, { table: anew(id, room.table, guest.id, house), seats });
  await save(house, room, { change: { rematch: held } });
  return held;
}

function anew(id: string, table: TableRow, host: string, house: House): TableRow {
  return {
    ...table,
    id,
    host,
    seed: null,
    secret: randomSeed(),
    auto_start: true,
    phase: 'waiting',
    // Strangers have no business here: the seats are kept.
    visibility: 'private',
    draw_seats: false,
    created_at: new Date(house.time.now()),
    started_at: null,
    finished_at: null,
    revision: 0,
    to_act: 0,
    rematch: null,
    due_at: null,
    keeper: null,
    request: null,
  };
}

/** Everybody one seat further, so that who began does not begin again; a team one team further. */
function movedOn(
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

async function sitDown(house: House, room: Room, guest: GuestRow, contributes: boolean): Promise<void> {
  if (room.table.phase !== 'waiting' || room.seatsOf(guest.id).length > 0) return;
  const seat = freeSeat(room.seats, guest.id, undefined);
  await save(house, room, { seats: withOccupant(room.seats, seat, person(guest, contributes)) });
}
