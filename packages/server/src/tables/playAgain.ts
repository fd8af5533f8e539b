import { attempt } from '@pharos/core';
import type { Rooms } from '../play/rooms.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate } from '../storage/database.ts';
import { findTableByRequest, insertTable } from '../storage/games.ts';
import { blockedBy } from '../storage/relations.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import { storeInvitations, type InvitationParts } from './invitations.ts';
import { newTableRow } from './newTable.ts';
import { checkWaitingTables } from './openTable.ts';
import { bot, openSeat, person, seatRows } from './seats.ts';

interface PlayAgainParts extends InvitationParts {
  readonly rooms: Pick<Rooms, 'change' | 'read'>;
}

/** A command with an id is carried out once. */
interface AgainCommand {
  readonly request: string | null;
  readonly contributes: boolean;
}

/**
 * Opens a table with the options and the people of a game that is over, and invites them; answers its id. It starts when
 * everybody has come.
 */
export async function playAgain(
  parts: PlayAgainParts,
  guest: GuestRow,
  of: string,
  { request, contributes }: AgainCommand,
): Promise<string> {
  const { db, time, rooms } = parts;
  const earlier = request === null ? null : await findTableByRequest(db, request);
  if (earlier !== null) return earlier;
  const { table, seats } = await rooms.read(of, (room) => ({ table: room.table, seats: room.seats }));
  if (table.started_at === null || table.phase === 'playing' || table.phase === 'waiting')
    throw new Refusal('NOT_FINISHED', 'the game is not over');
  if (seats.every((row) => row.guest !== guest.id)) throw new Refusal('NOT_SEATED', 'you did not play there');
  await checkWaitingTables(db, guest.id);
  const next = { ...sameTable(table, guest.id, time.now()), request };
  const blocked = await blockedBy(db, guest.id);
  const again = seatRows(
    next.id,
    seats.map((row) => seatAgain(table.game, row, { guest, contributes, blocked })),
  );
  const receivers = [...new Set(again.flatMap((row) => row.kept_for ?? []))];
  try {
    await db.transaction().execute(async (tx) => {
      await insertTable(tx, next, again);
      await storeInvitations(tx, time.now(), { sender: guest.id, table: next.id, receivers });
    });
  } catch (error) {
    // The same request came by another way at the same time.
    const other = request !== null && isDuplicate(error) ? await findTableByRequest(db, request) : null;
    if (other === null) throw error;
    return other;
  }
  return next.id;
}

function sameTable(table: TableRow, host: string, now: number): TableRow {
  const { game } = gameEntry(table.game);
  const read = attempt(() => game.readOptions(table.options));
  if (!read.ok) throw Refusal.from(read.problem);
  const options = game.withNewestPacks(read.value);
  return newTableRow(
    {
      ...table,
      options,
      rules: game.rules,
      host,
      auto_start: true,
      visibility: 'private',
      draw_seats: true,
      rated: false,
    },
    now,
  );
}

interface Asking {
  readonly guest: GuestRow;
  readonly contributes: boolean;
  readonly blocked: ReadonlySet<string>;
}

/** The own seat, a bot's, or one kept for whoever had it; free where nobody is left to ask. */
function seatAgain(game: string, row: SeatRow, { guest, contributes, blocked }: Asking): ReturnType<typeof openSeat> {
  if (row.kind === 'bot') return bot(game, row.level ?? gameEntry(game).standIn);
  if (row.guest === guest.id)
    return row.hot
      ? { ...person({ ...guest, name: row.name ?? guest.name, kept: false }), hot: true }
      : person(guest, contributes);
  const isAsked = row.guest !== null && !row.hot && row.name !== null && !blocked.has(row.guest);
  return isAsked ? { ...openSeat(), kept_for: row.guest } : openSeat();
}
