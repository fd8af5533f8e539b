import type { TableCommand, TableInfo, TablePhase } from '@pharos/protocol';
import { refuseBlocked } from '../people/blocks.ts';
import { refuseSuspended } from '../people/suspension.ts';
import type { Presence } from '../play/presence.ts';
import type { Room, TableSave } from '../play/room.ts';
import type { Watchers } from '../play/watchers.ts';
import { commandId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { isCommandDone } from '../storage/games.ts';
import type { GuestRow } from '../storage/schema.ts';
import { closeTable } from './closeTable.ts';
import { endAfterLeaving } from '../play/offerEntries.ts';
import { answerOffer, makeOffer, resign } from './offerCommands.ts';
import { openTable, type OpenTableParts } from './openTable.ts';
import { checkRatedBot, checkRatedJoin, leaveRatedGame } from './ratedTables.ts';
import { declineRematch, requestRematch } from './rematch.ts';
import { bot, freeSeat, openSeat, person, withContribution, withoutGuest, withOccupant } from './seats.ts';
import { startGame, startIfReady } from './startGame.ts';
import { standInEntry } from './turnTimers.ts';
import type { Rooms } from '../play/rooms.ts';

interface Dependencies extends OpenTableParts {
  readonly rooms: Pick<Rooms, 'change' | 'read'>;
  readonly presence: Pick<Presence, 'touch'>;
  readonly watchers: Pick<Watchers, 'tableInfo'>;
}

/** What whoever is suspended may do as well. */
const WITHOUT_PLAYING: ReadonlySet<TableCommand['do']> = new Set(['leave', 'resign', 'declineRematch']);

/** What is asked of a table, by whom, under which id. */
interface Request {
  readonly room: Room;
  readonly guest: GuestRow;
  readonly id: string | null;
}

/** Opens tables and does to them what guests ask for; once, if they repeat it with the same id. */
export class TableCommands {
  readonly #with: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Answers the id of the new table. */
  async open(host: GuestRow, plan: Parameters<typeof openTable>[2]): Promise<string> {
    refuseSuspended(host, this.#with.time.now());
    return openTable(this.#with, host, plan);
  }

  async run(guest: GuestRow, table: string, command: TableCommand): Promise<TableInfo> {
    const { db, time, rooms, watchers } = this.#with;
    if (!WITHOUT_PLAYING.has(command.do)) refuseSuspended(guest, time.now());
    // A rematch concerns two tables, each of which has its own turn.
    if (command.do === 'rematch') await requestRematch(this.#with, guest, table, command.contributes === true);
    const id = commandId(guest, command);
    await rooms.change(
      table,
      (room) => this.#dispatch({ room, guest, id }, command),
      async () => (id !== null && (await isCommandDone(db, table, id)) ? undefined : null),
    );
    return rooms.read(table, (room) => watchers.tableInfo(room, guest.id));
  }

  async #dispatch(request: Request, command: TableCommand): Promise<undefined> {
    this.#with.activity.touch(request.room.id);
    switch (command.do) {
      case 'join':
        return this.#join(request, command);
      case 'contribute':
        return this.#contribute(request, command.contribution);
      case 'leave':
        return this.#leave(request);
      case 'kick':
        return kick(request, command.seat);
      case 'addBot':
        return addBot(request, command);
      case 'start':
        requireHost(request);
        requirePhase(request, 'waiting');
        await startGame(request.room, this.#with, request.id);
        return;
      case 'takeBack':
        return this.#takeBack(request, command.seat);
      case 'allowChat':
        requireHost(request);
        return save(request, { change: { chat: command.allowed } });
      case 'resign':
        requirePhase(request, 'playing');
        return resign(this.#now(request), command.seat);
      case 'offer':
        requirePhase(request, 'playing');
        return makeOffer(this.#now(request), command.what, command.seat);
      case 'answer':
        requirePhase(request, 'playing');
        return answerOffer(this.#now(request), command.offer, command.accept);
      case 'declineRematch':
        return declineRematch(request.room, request.guest, request.id);
      case 'rematch':
        return;
    }
  }

  #now(request: Request): Request & { readonly at: Date } {
    const { presence, time } = this.#with;
    presence.touch(request.room.id, request.guest.id, time.now());
    return { ...request, at: new Date(time.now()) };
  }

  async #join(
    request: Request,
    { seat, contributes, rated }: Extract<TableCommand, { do: 'join' }>,
  ): Promise<undefined> {
    const { room, guest } = request;
    if (room.seatsOf(guest.id).length > 0) return;
    requirePhase(request, 'waiting');
    if (room.table.rated) checkRatedJoin(guest, rated === true);
    const free = freeSeat(room.seats, guest.id, seat);
    await refuseBlocked(this.#with.db, guest.id, [room.table.host, ...room.seats.map((row) => row.guest)]);
    await save(request, { seats: withOccupant(room.seats, free, person(guest, contributes)) });
    // Whoever comes to a rematch has agreed to play.
    await startIfReady(room, this.#with);
  }

  /** What a guest adds to the deal holds as long as they sit there: nobody tries out several. */
  async #contribute(request: Request, contribution: string): Promise<undefined> {
    const { room, guest } = request;
    requirePhase(request, 'waiting');
    const own = room.seats.find((row) => row.guest === guest.id && !row.hot);
    if (own === undefined) throw new Refusal('NOT_SEATED', 'only who sits there contributes');
    if (own.contribution === contribution) return;
    if (own.contribution !== null) throw new Refusal('CONTRIBUTION_GIVEN', 'this seat has contributed already');
    await save(request, { seats: withContribution(room.seats, guest.id, contribution) });
    await startIfReady(room, this.#with);
  }

  async #leave(request: Request): Promise<undefined> {
    const { room, guest } = request;
    const { phase, host } = room.table;
    if (room.seatsOf(guest.id).length === 0 && host !== guest.id) throw new Refusal('NOT_SEATED', 'you only look on');
    if (phase === 'playing') return this.#leaveGame(request);
    if (phase !== 'waiting') return;
    const seats = withoutGuest(room.seats, guest.id);
    const nextHost = seats.find((row) => row.guest !== null)?.guest ?? null;
    if (nextHost === null) return save(request, { change: { phase: 'closed' }, seats });
    return save(request, { change: host === guest.id ? { host: nextHost } : {}, seats });
  }

  /** A bot plays on for whoever leaves; a game nobody plays any more is closed. */
  async #leaveGame({ room, guest, id }: Request): Promise<undefined> {
    const { game } = room;
    const now = this.#with.time.now();
    const hasOthers = room.seats.some(
      (row) => row.guest !== null && row.guest !== guest.id && game.standIn(row.seat) !== 'left',
    );
    if (!hasOthers && room.table.rated) {
      await leaveRatedGame(room, guest.id, now);
      return;
    }
    if (!hasOthers) {
      await closeTable(room, now, id);
      return;
    }
    const leaving = room.seatsOf(guest.id).filter((seat) => game.standIn(seat) !== 'left');
    const ended = endAfterLeaving(game, leaving, new Date(now));
    if (leaving.length > 0) await room.append(...leaving.map((seat) => standInEntry(seat, 'left', now)), ...ended);
  }

  async #takeBack(request: Request, seat: number): Promise<undefined> {
    const { room, guest } = request;
    requirePhase(request, 'playing');
    if (!room.seatsOf(guest.id).includes(seat)) throw new Refusal('NOT_SEATED', `seat ${seat} is not yours`);
    if (room.game.standIn(seat) === null) return;
    const now = this.#with.time.now();
    this.#with.presence.touch(room.id, guest.id, now);
    await room.append({ kind: 'takeBack', seat, text: null, by_bot: false, command: null, at: new Date(now) });
  }
}

async function save({ room, id }: Request, what: Omit<TableSave, 'command'>): Promise<undefined> {
  await room.save({ ...what, command: id });
}

async function kick(request: Request, seat: number): Promise<undefined> {
  const { room, guest } = request;
  requireHost(request);
  requirePhase(request, 'waiting');
  const row = room.seats.at(seat);
  if (row === undefined) throw new Refusal('BAD_REQUEST', `there is no seat ${seat}`);
  if (row.guest === guest.id && !row.hot) throw new Refusal('BAD_REQUEST', 'the host leaves instead');
  return save(request, { seats: withOccupant(room.seats, seat, openSeat()) });
}

async function addBot(request: Request, command: { seat?: number | undefined; level: string }): Promise<undefined> {
  const { room } = request;
  requireHost(request);
  requirePhase(request, 'waiting');
  const seat = command.seat ?? room.seats.find((row) => row.kind === 'open')?.seat;
  if (seat === undefined) throw new Refusal('TABLE_FULL', 'every seat is taken');
  if (room.seats.at(seat)?.kind !== 'open') throw new Refusal('SEAT_TAKEN', `seat ${seat} is not open`);
  if (room.table.rated) checkRatedBot(room.table, command.level);
  return save(request, { seats: withOccupant(room.seats, seat, bot(room.table.game, command.level)) });
}

function requireHost({ room, guest }: Request): void {
  if (room.table.host !== guest.id) throw new Refusal('NOT_HOST', 'only the host may do that');
}

function requirePhase({ room }: Request, phase: TablePhase): void {
  if (room.table.phase !== phase) throw new Refusal('WRONG_PHASE', `the table is ${room.table.phase}, not ${phase}`);
}
