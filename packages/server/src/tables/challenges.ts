import { attempt } from '@pharos/core';
import type { challenge } from '@pharos/protocol';
import type { z } from 'zod';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { insertTable } from '../storage/games.ts';
import { findGuest } from '../storage/guests.ts';
import { countWaiting } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import { newTableRow } from './newTable.ts';
import { MAX_WAITING } from './openTable.ts';
import { checkRatedPlan } from './ratedTables.ts';
import { openSeat, person, seatRows } from './seats.ts';

/** Opens a table for two at which a seat is kept for a program; it starts when the program sits down. Answers its id. */
export async function openChallenge(
  { db, time }: DatabaseAndTime,
  guest: GuestRow,
  { to, game: id, options, clock, rated }: z.output<typeof challenge>,
): Promise<string> {
  const { game } = gameEntry(id);
  const read = attempt(() => game.readOptions(options));
  if (!read.ok) throw Refusal.from(read.problem);
  if (game.seatCount(read.value) !== 2) throw new Refusal('BAD_SEATS', 'a challenge is a game of two');
  if ((await findGuest(db, to))?.bot !== true || to === guest.id)
    throw new Refusal('NOT_FOUND', 'no program to play against');
  if ((await countWaiting(db, guest.id)) >= MAX_WAITING)
    throw new Refusal('TOO_MANY', `at most ${MAX_WAITING} tables may wait for players`);
  const wishes = { game: id, rules: game.rules, options: game.withNewestPacks(read.value), host: guest.id, clock };
  const help = { hints: false, memory: !rated, chat: true };
  const table = newTableRow(
    { ...wishes, ...help, rated, auto_start: true, visibility: 'private', draw_seats: true },
    time.now(),
  );
  if (rated) checkRatedPlan(guest, { clock, seats: [] }, table);
  const seats = seatRows(table.id, [person(guest), { ...openSeat(), kept_for: to }]);
  await db.transaction().execute((tx) => insertTable(tx, table, seats));
  return table.id;
}

/** Says no to a challenge: its table is closed. */
export async function declineChallenge(rooms: Pick<Rooms, 'change'>, guest: GuestRow, table: string): Promise<void> {
  await rooms.change(table, async (room) => {
    if (room.seats.every((row) => row.kept_for !== guest.id)) throw new Refusal('NOT_FOUND', 'no challenge to you');
    if (room.table.phase === 'waiting') await room.save({ change: { phase: 'closed' } });
  });
}
