import type { SeatId } from '@pharos/core';
import type { MoveCommand, UndoCommand } from '@pharos/protocol';
import { settle, type House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { isDuplicate } from '../storage/database.ts';
import { findCommand } from '../storage/games.ts';
import { ownSeat } from './ownSeat.ts';
import type { Change } from './playing.ts';
import type { Room } from './room.ts';

type Guest = { readonly id: string };

/** Plays a move and answers the new version, once it is stored. */
export async function move(house: House, guest: Guest, table: string, command: MoveCommand): Promise<{ v: number }> {
  house.presence.notice(table, guest.id, house.time.now());
  // Two players may number their commands alike.
  const id = command.id === undefined ? null : `${guest.id}:${command.id}`;
  return house.rooms.use(table, async (room) => {
    const earlier = id === null ? null : await findCommand(house.db, table, id);
    if (earlier !== null) return { v: earlier.version };
    const seat = ownSeat(room, guest.id, command.seat);
    const change = changeOf('move', seat, house.time.now(), command.v);
    await play(house, room, { ...change, text: command.move, command: id });
    return { v: room.game.match.version };
  });
}

export async function undo(house: House, guest: Guest, table: string, command: UndoCommand): Promise<{ v: number }> {
  house.presence.notice(table, guest.id, house.time.now());
  return house.rooms.use(table, async (room) => {
    const seat = undoSeat(room, guest, command.seat);
    await play(house, room, changeOf('undo', seat, house.time.now(), command.v));
    return { v: room.game.match.version };
  });
}

/** Stores a change of the game and tells everybody. Called within the room's turn. */
export async function play(house: House, room: Room, ...changes: Change[]): Promise<void> {
  if (room.table.phase === 'closed') throw new Refusal('WRONG_PHASE', 'the table is closed');
  try {
    settle(house, room, await room.append(changes));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another node was faster. The room is read again by the next one to come: show everybody what holds.
    void house.rooms.use(room.id, (fresh) => house.audience.tellGame(fresh, null)).catch(() => undefined);
    throw new Refusal('STALE', 'somebody else moved first');
  }
}

function changeOf(kind: 'move' | 'undo', seat: SeatId, now: number, seen: number): Change {
  return { kind, seat, text: null, by_bot: false, command: null, at: new Date(now), seen };
}

/** The seat whose move is taken back: the one they name, else the one of theirs that moved last. */
function undoSeat(room: Room, guest: Guest, named: SeatId | undefined): SeatId {
  const seat = ownSeat(room, guest.id, named);
  if (named !== undefined) return seat;
  const last = room.game.match.log.at(-1)?.seat;
  return last !== undefined && room.seatsOf(guest.id).includes(last) ? last : seat;
}
