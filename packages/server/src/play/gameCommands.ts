import type { SeatId } from '@pharos/core';
import type { MoveCommand, UndoCommand } from '@pharos/protocol';
import { commandId } from '../shared/ids.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { findCommand } from '../storage/games.ts';
import { ownSeat } from './ownSeat.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { TableActivity } from './tableActivity.ts';

interface Dependencies {
  readonly db: Db;
  readonly time: Time;
  readonly rooms: Pick<Rooms, 'change'>;
  readonly presence: Pick<Presence, 'touch'>;
  readonly activity: Pick<TableActivity, 'touch'>;
}

/** What a player does to a game: plays a move, or takes the last one back. */
export type GameCommand =
  ({ readonly kind: 'move' } & MoveCommand) | ({ readonly kind: 'undo'; readonly move?: undefined } & UndoCommand);

/** Carries out what players ask of games: once, if they repeat it with the same id. */
export class GameCommands {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Answers the new version, once it is stored. */
  submit(guest: { readonly id: string }, table: string, command: GameCommand): Promise<{ v: number }> {
    const { db, time, rooms, presence, activity } = this.#with;
    const { kind, v, move = null } = command;
    const id = commandId(guest, command);
    presence.touch(table, guest.id, time.now());
    return rooms.change(
      table,
      async (room) => {
        activity.touch(table);
        const seat = kind === 'move' ? ownSeat(room, guest.id, command.seat) : undoSeat(room, guest.id, command.seat);
        const at = new Date(time.now());
        await room.append({ kind, seat, text: move, by_bot: false, command: id, at, seen: v });
        return { v: room.game.match.version };
      },
      async () => {
        const earlier = id === null ? null : await findCommand(db, table, id);
        return earlier === null ? null : { v: earlier.version };
      },
    );
  }
}

/** The seat whose move is taken back: the one they name, else the one of theirs that moved last. */
function undoSeat(room: Room, guest: string, named: SeatId | undefined): SeatId {
  const seat = ownSeat(room, guest, named);
  if (named !== undefined) return seat;
  const last = room.game.match.log.at(-1)?.seat;
  return last !== undefined && room.seatsOf(guest).includes(last) ? last : seat;
}
