import type { SeatId } from '@pharos/core';
import type { MoveCommand, UndoCommand } from '@pharos/protocol';
import { settle, type House } from '../house.ts';
import { commandId } from '../shared/ids.ts';
import { observeAppend, observeTelling } from '../telemetry/measure.ts';
import { Refusal } from '../shared/refusal.ts';
import { findCommand } from '../storage/games.ts';
import { change } from './changing.ts';
import { ownSeat } from './ownSeat.ts';
import type { Change } from './runningGame.ts';
import type { Room } from './room.ts';

type Guest = { readonly id: string };
type Version = { v: number };

/** Plays a move and answers the new version, once it is stored. */
export function move(house: House, guest: Guest, table: string, wish: MoveCommand): Promise<Version> {
  return act(house, guest, table, wish, (room) => {
    const seat = ownSeat(room, guest.id, wish.seat);
    return { ...changeOf('move', seat, house.time.now(), wish.v), text: wish.move };
  });
}

export function undo(house: House, guest: Guest, table: string, wish: UndoCommand): Promise<Version> {
  return act(house, guest, table, wish, (room) => {
    const seat = undoSeat(room, guest, wish.seat);
    return changeOf('undo', seat, house.time.now(), wish.v);
  });
}

function act(
  house: House,
  guest: Guest,
  table: string,
  wish: MoveCommand | UndoCommand,
  decide: (room: Room) => Change,
): Promise<Version> {
  house.presence.notice(table, guest.id, house.time.now());
  const command = commandId(guest, wish);
  return change(
    house,
    table,
    async (room) => {
      house.attendance.note(table);
      await play(house, room, { ...decide(room), command });
      return { v: room.game.match.version };
    },
    async () => {
      const earlier = command === null ? null : await findCommand(house.db, table, command);
      return earlier === null ? null : { v: earlier.version };
    },
  );
}

/** Stores a change of the game and tells everybody. Called within the room's turn. */
export async function play(house: House, room: Room, ...changes: Change[]): Promise<void> {
  if (room.table.phase === 'closed') throw new Refusal('WRONG_PHASE', 'the table is closed');
  const steps = await observeAppend(house.metrics, room, changes);
  observeTelling(house.metrics, room, () => settle(house, room, steps));
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
