import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { insertRematch } from '../storage/games.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { BotGameLimit } from './botGames.ts';
import { newTableRow } from './newTable.ts';
import { bot, seatRows } from './seats.ts';
import { startIfReady } from './startGame.ts';

interface RematchParts extends BotGameLimit {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'change'>;
}

/**
 * Agrees to another game. When everybody who played has agreed its table is opened, with everybody one seat further, and
 * named to them; the seat of somebody who left the game to a bot is a bot's.
 */
export async function requestRematch(
  parts: RematchParts,
  guest: GuestRow,
  table: string,
  contributes: boolean,
): Promise<void> {
  const next = await parts.rooms.change(table, (room) => agree(parts, room, guest, contributes));
  if (next !== null) await parts.rooms.change(next, (room) => startIfReady(room, parts));
}

/** Takes the agreement back, or says that there will be none. */
export async function declineRematch(room: Room, guest: GuestRow, command: string | null): Promise<undefined> {
  checkAsked(room, guest);
  if (room.table.rematch === null) await room.save({ seats: withAnswer(room.seats, guest, 'declined'), command });
}

/** Answers the table of the rematch; null as long as somebody has not agreed. */
async function agree(parts: RematchParts, room: Room, guest: GuestRow, contributes: boolean): Promise<string | null> {
  checkAsked(room, guest);
  if (room.table.rematch !== null) return room.table.rematch;
  const seats = withAnswer(room.seats, guest, contributes ? 'contributes' : 'agreed');
  const playing = seats.map((row) => (hasBotToTheEnd(room, row) ? botSeat(room.table.game, row) : row));
  if (!playing.every(hasAgreed)) {
    await room.save({ seats });
    return null;
  }
  const teamSize = gameEntry(room.table.game).teamSize(room.table.options);
  const host = playing.some((row) => row.guest === room.table.host) ? room.table.host : guest.id;
  const table = rematchTable(room.table, host, parts.time.now());
  const rematch = await insertRematch(parts.db, room.id, { table, seats: rotatedSeats(table.id, playing, teamSize) });
  await room.save({ change: { rematch }, seats });
  return rematch;
}

function checkAsked(room: Room, guest: GuestRow): void {
  if (room.table.phase !== 'finished') throw new Refusal('NOT_FINISHED', 'the game is not over');
  if (room.seatsOf(guest.id).length === 0) throw new Refusal('NOT_SEATED', 'you only look on');
}

function withAnswer(seats: readonly SeatRow[], guest: GuestRow, answer: SeatRow['rematch_answer']): SeatRow[] {
  return seats.map((row) => (row.guest === guest.id ? { ...row, rematch_answer: answer } : row));
}

/** Bots agree to everything. */
function hasAgreed({ guest, rematch_answer }: SeatRow): boolean {
  return guest === null || rematch_answer === 'agreed' || rematch_answer === 'contributes';
}

/** Whose owner left the game, and has not said anything since. */
function hasBotToTheEnd(room: Room, { seat, guest, rematch_answer }: SeatRow): boolean {
  return guest !== null && rematch_answer === null && room.game.standIn(seat) === 'left';
}

function botSeat(game: string, row: SeatRow): SeatRow {
  return { ...row, ...bot(game, gameEntry(game).standIn) };
}

function rematchTable(table: TableRow, host: string, now: number): TableRow {
  // Strangers have no business here: the seats are kept.
  return newTableRow({ ...table, host, auto_start: true, visibility: 'private', draw_seats: false }, now);
}

/** Everybody one seat further, so that who began does not begin again; a team one team further. */
function rotatedSeats(id: string, seats: readonly SeatRow[], teamSize: number): SeatRow[] {
  const turned = [...seats.slice(-teamSize), ...seats.slice(0, -teamSize)];
  return seatRows(
    id,
    turned.map((row) => {
      const contributes = row.rematch_answer === 'contributes' && !row.hot;
      return { ...row, contribution: null, contributes, place: null, rematch_answer: null };
    }),
  );
}
