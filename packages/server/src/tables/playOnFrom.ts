import type { AnyMatch } from '@pharos/bots';
import { NO_SEATS } from '@pharos/core';
import type { PlayOnCommand } from '@pharos/protocol';
import { refuseEarlyLook } from '../play/hiddenTable.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { commandId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate } from '../storage/database.ts';
import { findTableByRequest, insertTable } from '../storage/games.ts';
import type { GuestRow, TableRow } from '../storage/schema.ts';
import { newTableRow } from './newTable.ts';
import { checkWaitingTables } from './openTable.ts';
import { openSeat, person, seatRows } from './seats.ts';

interface PlayOnParts extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'read'>;
}

/**
 * Opens a table whose game begins with these moves from the deal of a game that is over; answers its id. It starts when
 * all seats are taken. What is hidden there is no secret any more, so nothing proves its deal and it is never rated.
 */
export async function playOnFrom(
  parts: PlayOnParts,
  guest: GuestRow,
  of: string,
  command: PlayOnCommand,
): Promise<string> {
  const { db, time, rooms } = parts;
  const request = commandId(guest, command);
  const earlier = request === null ? null : await findTableByRequest(db, request);
  if (earlier !== null) return earlier;
  await checkWaitingTables(db, guest.id);
  const begun = await rooms.read(of, (room) => {
    refuseEarlyLook(room, guest.id, time.now());
    return playedAgain(room, command.moves);
  });
  if (command.seat >= begun.seatCount) throw new Refusal('BAD_SEATS', `this game has ${begun.seatCount} seats`);
  const table = { ...tableFrom(of, begun, guest.id, time.now()), request };
  const occupants = Array.from({ length: begun.seatCount }, (_, seat) =>
    seat === command.seat ? person(guest) : openSeat(),
  );
  try {
    await db.transaction().execute((tx) => insertTable(tx, table, seatRows(table.id, occupants)));
    return table.id;
  } catch (error) {
    // The same request came by another way at the same time.
    const other = request !== null && isDuplicate(error) ? await findTableByRequest(db, request) : null;
    if (other === null) throw error;
    return other;
  }
}

/** The moves from the deal of a game that is over, by the rules. */
function playedAgain({ table, game }: Room, moves: readonly string[]): AnyMatch {
  if (table.phase !== 'finished') throw new Refusal('NOT_FINISHED', 'the game is not over');
  // Others may still have the same deal before them.
  if (table.daily !== null) throw new Refusal('DAILY_HIDDEN', 'deals of the day are not played on');
  const match = game.match.after(0);
  for (const move of moves) {
    const [, seat, text] = /^(\d{1,2}) (.+)$/.exec(move) ?? [];
    if (seat === undefined) throw new Refusal('BAD_NOTATION', 'a move has no seat');
    const played = match.play(Number(seat), text);
    if (!played.ok) throw Refusal.from(played.problem);
  }
  if (match.toAct() === NO_SEATS) throw new Refusal('GAME_OVER', 'nothing is left to play');
  return match;
}

function tableFrom(of: string, { game, options, seed, log }: AnyMatch, host: string, now: number): TableRow {
  const agreed = {
    game: game.id,
    rules: game.rules,
    options,
    auto_start: true,
    host,
    clock: { kind: 'none' },
    visibility: 'private',
    chat: true,
    hints: false,
    memory: true,
    draw_seats: false,
  } as const;
  return { ...newTableRow(agreed, now), secret: seed, opening: { of, moves: log } };
}
