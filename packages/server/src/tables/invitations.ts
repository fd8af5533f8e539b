import { randomBytes } from 'node:crypto';
import type { InvitationAnswer } from '@pharos/protocol';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import {
  declineInvitation,
  expiredInvitations,
  hasDeclined,
  insertInvitations,
  receivedInvitations,
} from '../storage/invitations.ts';
import { addNotices } from '../storage/notices.ts';
import { havePlayed } from '../storage/opponents.ts';
import { blockedBy, blockersOf } from '../storage/relations.ts';
import type { GuestRow } from '../storage/schema.ts';
import { openSeat, withOccupant } from './seats.ts';
import type { TableCommands } from './tableCommands.ts';

const DAY_MS = 86_400_000;
/** An invitation counts for so long. */
const LASTS_MS = 3 * DAY_MS;
/** What one person may send in a day: to all, and to one. */
const MOST_IN_A_DAY = { toAll: 60, toOne: 10 };

export interface InvitationParts extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'change'>;
}

interface Invited {
  readonly sender: string;
  readonly table: string;
  readonly receivers: readonly string[];
}

/** Invites somebody with whom the host has played to a table that waits: a seat is kept for them. */
export async function invite(parts: InvitationParts, host: GuestRow, table: string, receiver: string): Promise<void> {
  const { db, rooms } = parts;
  if (!(await havePlayed(db, host.id, receiver)) || receiver === host.id)
    throw new Refusal('NOT_PLAYED_WITH', 'only people you have played with');
  // Their own block is known to them. One of the other side is not: then nobody sees the invitation.
  if ((await blockedBy(db, host.id)).has(receiver)) throw new Refusal('BLOCKED', 'you block this person');
  await rooms.change(table, async (room) => {
    if (room.table.host !== host.id) throw new Refusal('NOT_HOST', 'only the host invites');
    if (room.table.phase !== 'waiting') throw new Refusal('WRONG_PHASE', `the table is ${room.table.phase}`);
    if (room.seats.some((row) => row.guest === receiver || row.kept_for === receiver)) return;
    if (await hasDeclined(db, table, receiver)) throw new Refusal('INVITATION_DECLINED', 'they declined to come');
    const free = room.seats.find((row) => row.kind === 'open' && row.kept_for === null);
    if (free === undefined) throw new Refusal('TABLE_FULL', 'every seat is taken');
    const seats = withOccupant(room.seats, free.seat, { ...openSeat(), kept_for: receiver });
    const invited = { sender: host.id, table, receivers: [receiver] };
    await room.save({ seats, guard: (tx) => storeInvitations(tx, parts.time.now(), invited) });
  });
}

/** Stores invitations; refuses more than anybody needs. */
export async function storeInvitations(tx: Db, now: number, { sender, table, receivers }: Invited): Promise<void> {
  const invitations = receivers.map((receiver) => ({
    id: randomBytes(12).toString('base64url'),
    table,
    sender,
    receiver,
    at: new Date(now),
    expires: new Date(now + LASTS_MS),
  }));
  const limits = { ...MOST_IN_A_DAY, since: new Date(now - DAY_MS) };
  if (!(await insertInvitations(tx, invitations, limits)))
    throw new Refusal('TOO_MANY', 'so many invitations that one more is not sent today');
  const blockers = await blockersOf(tx, sender);
  const told = receivers.filter((receiver) => !blockers.has(receiver));
  const notices = told.map((guest) => ({ guest, event: 'invited' as const, key: `invited ${table}`, table }));
  await addNotices(tx, notices, new Date(now));
}

interface AnswerParts extends InvitationParts {
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Accepts or declines an invitation; answers its table. */
export async function answerInvitation(
  parts: AnswerParts,
  guest: GuestRow,
  id: string,
  { accept, contributes, rated }: InvitationAnswer,
): Promise<string> {
  const open = await receivedInvitations(parts.db, guest.id, new Date(parts.time.now()));
  const invitation = open.find((row) => row.id === id);
  if (invitation === undefined) throw new Refusal('NOT_FOUND', 'no such invitation, or no longer');
  const { table } = invitation;
  if (accept) await parts.tableCommands.run(guest, table, { do: 'join', contributes, rated });
  else {
    await declineInvitation(parts.db, id);
    await freeSeatOf(parts, table, guest.id);
  }
  return table;
}

/** Seats kept for people who did not come in time are free again. */
export async function freeExpiredSeats(parts: InvitationParts): Promise<void> {
  for (const { table, receiver } of await expiredInvitations(parts.db, new Date(parts.time.now())))
    await freeSeatOf(parts, table, receiver);
}

function freeSeatOf({ rooms }: InvitationParts, table: string, receiver: string): Promise<void> {
  return rooms.change(table, async (room: Room) => {
    const kept = room.seats.find((row) => row.kind === 'open' && row.kept_for === receiver);
    if (kept === undefined || room.table.phase !== 'waiting') return;
    await room.save({ seats: withOccupant(room.seats, kept.seat, openSeat()) });
  });
}
