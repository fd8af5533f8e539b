import type { SeatId } from '@pharos/core';
import type { MoveCommand, UndoCommand } from '@pharos/protocol';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { commandId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { findCommand } from '../storage/games.ts';
import { checkOffer } from './offerEntries.ts';
import { ownSeat } from './ownSeat.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { NewEntry } from './logEntries.ts';
import type { TableActivity } from './tableActivity.ts';
import { mayUndo } from './views.ts';

interface Dependencies extends DatabaseAndTime {
  readonly rooms: Pick<Rooms, 'change'>;
  readonly presence: Pick<Presence, 'touch'>;
  readonly activity: Pick<TableActivity, 'touch'>;
}

/** What a player does to a game: plays a move, or takes the last one back, for which others may have to be asked. */
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
        const entry = { kind, seat, text: move, by_bot: false, command: id, at: new Date(time.now()), seen: v };
        return { v: await room.append(kind === 'undo' ? undoOrOffer(room, entry) : entry) };
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

/** Takes the move back, or asks the others whether it may be. */
function undoOrOffer(room: Room, entry: NewEntry): NewEntry {
  const { game } = room;
  if (!mayUndo(room.table)) throw new Refusal('UNDO_OFF', 'in a game that counts nothing is taken back');
  if (!game.asksForUndo(entry.seat)) return entry;
  game.checkUndo(entry.seat, entry.seen);
  game.checkLimits(entry);
  checkOffer(game, entry.seat, 'undo');
  return { ...entry, kind: 'offer', text: 'undo' };
}
