import type { TableCommand, TableInfo, TablePhase } from '@pharos/protocol';
import { keepGoing, type House } from '../house.ts';
import { commandId } from '../shared/ids.ts';
import { change } from '../play/changing.ts';
import { play } from '../play/gameCommands.ts';
import type { Change } from '../play/runningGame.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDone, type TableChange } from '../storage/games.ts';
import type { GuestRow } from '../storage/schema.ts';
import { startGame, startIfReady } from './openTable.ts';
import { rematch } from './rematch.ts';
import { save, type Saving } from './saving.ts';
import { bot, freeSeat, openSeat, person, withContribution, withoutGuest, withOccupant } from './seats.ts';
import { standInChange } from './turnTimers.ts';

/** Does to a table what a guest asks for; once, if they repeat it with the same id. */
export async function command(house: House, guest: GuestRow, table: string, wish: TableCommand): Promise<TableInfo> {
  // A rematch concerns two tables, each of which has its own turn.
  if (wish.do === 'rematch') await rematch(house, guest, table, wish.contributes === true);
  const id = commandId(guest, wish);
  await change(
    house,
    table,
    (room) => obey({ house, room, guest, id }, wish),
    async () => (id !== null && (await isDone(house.db, table, id)) ? undefined : null),
  );
  return house.rooms.look(table, (room) => house.audience.info(room, guest.id));
}

/** What is asked of a table, by whom, under which id. */
interface Request {
  readonly house: House;
  readonly room: Room;
  readonly guest: GuestRow;
  readonly id: string | null;
}

async function obey(request: Request, wish: TableCommand): Promise<undefined> {
  request.house.attendance.note(request.room.id);
  switch (wish.do) {
    case 'join':
      return join(request, wish);
    case 'contribute':
      return contribute(request, wish.contribution);
    case 'leave':
      return leave(request);
    case 'kick':
      return kick(request, wish.seat);
    case 'addBot':
      return addBot(request, wish);
    case 'start':
      needHost(request);
      needPhase(request, 'waiting');
      await startGame(request.house, request.room, request.id);
      return;
    case 'takeBack':
      return takeBack(request, wish.seat);
    case 'allowChat':
      needHost(request);
      return store(request, { change: { chat: wish.allowed } });
    case 'rematch':
      return;
  }
}

async function store({ house, room, id }: Request, saving: Omit<Saving, 'command'>): Promise<undefined> {
  await save(house, room, { ...saving, command: id });
}

async function join(
  request: Request,
  { seat, contributes }: { seat?: number | undefined; contributes?: boolean | undefined },
): Promise<undefined> {
  const { house, room, guest } = request;
  if (room.seatsOf(guest.id).length > 0) return;
  needPhase(request, 'waiting');
  const free = freeSeat(room.seats, guest.id, seat);
  await store(request, { seats: withOccupant(room.seats, free, person(guest, contributes)) });
  // Whoever comes to a rematch has agreed to play.
  await startIfReady(house, room);
}

/** What a guest adds to the deal holds as long as they sit there: nobody tries out several. */
async function contribute(request: Request, contribution: string): Promise<undefined> {
  const { house, room, guest } = request;
  needPhase(request, 'waiting');
  const own = room.seats.find((row) => row.guest === guest.id && !row.hot);
  if (own === undefined) throw new Refusal('NOT_SEATED', 'only who sits there contributes');
  if (own.contribution === contribution) return;
  if (own.contribution !== null) throw new Refusal('CONTRIBUTION_GIVEN', 'this seat has contributed already');
  await store(request, { seats: withContribution(room.seats, guest.id, contribution) });
  await startIfReady(house, room);
}

async function leave(request: Request): Promise<undefined> {
  const { room, guest } = request;
  const { phase, host } = room.table;
  if (room.seatsOf(guest.id).length === 0 && host !== guest.id) throw new Refusal('NOT_SEATED', 'you only look on');
  if (phase === 'playing') return leaveGame(request);
  if (phase !== 'waiting') return;
  const seats = withoutGuest(room.seats, guest.id);
  const heir = seats.find((row) => row.guest !== null)?.guest ?? null;
  if (heir === null) return store(request, { change: { phase: 'closed' }, seats });
  return store(request, { change: host === guest.id ? { host: heir } : {}, seats });
}

/** A bot plays on for whoever leaves; a game nobody plays any more is closed. */
async function leaveGame(request: Request): Promise<undefined> {
  const { house, room, guest } = request;
  const { game } = room;
  const staying = room.seats.some(
    (row) => row.guest !== null && row.guest !== guest.id && game.standIn(row.seat) !== 'left',
  );
  if (!staying) {
    await store(request, { change: closing(house.time.now()) });
    keepGoing(house, room);
    return;
  }
  const now = house.time.now();
  const leaving = room.seatsOf(guest.id).filter((seat) => game.standIn(seat) !== 'left');
  const changes = leaving.map((seat) => standInChange(seat, 'left', now));
  if (changes.length > 0) await play(house, room, ...changes);
}

/** What closing a game under way changes. */
export function closing(now: number): TableChange {
  return { phase: 'closed', finished_at: new Date(now), to_act: 0, due_at: null, keeper: null };
}

async function kick(request: Request, seat: number): Promise<undefined> {
  const { room, guest } = request;
  needHost(request);
  needPhase(request, 'waiting');
  const row = room.seats.at(seat);
  if (row === undefined) throw new Refusal('BAD_REQUEST', `there is no seat ${seat}`);
  if (row.guest === guest.id && !row.hot) throw new Refusal('BAD_REQUEST', 'the host leaves instead');
  return store(request, { seats: withOccupant(room.seats, seat, openSeat()) });
}

async function addBot(request: Request, wish: { seat?: number | undefined; level: string }): Promise<undefined> {
  const { room } = request;
  needHost(request);
  needPhase(request, 'waiting');
  const seat = wish.seat ?? room.seats.find((row) => row.kind === 'open')?.seat;
  if (seat === undefined) throw new Refusal('TABLE_FULL', 'every seat is taken');
  if (room.seats.at(seat)?.kind !== 'open') throw new Refusal('SEAT_TAKEN', `seat ${seat} is not open`);
  return store(request, { seats: withOccupant(room.seats, seat, bot(room.table.game, wish.level)) });
}

async function takeBack(request: Request, seat: number): Promise<undefined> {
  const { house, room, guest } = request;
  needPhase(request, 'playing');
  if (!room.seatsOf(guest.id).includes(seat)) throw new Refusal('NOT_SEATED', `seat ${seat} is not yours`);
  if (room.game.standIn(seat) === null) return;
  const now = house.time.now();
  house.presence.notice(room.id, guest.id, now);
  const back: Change = { kind: 'takeBack', seat, text: null, by_bot: false, command: null, at: new Date(now) };
  await play(house, room, back);
}

function needHost({ room, guest }: Request): void {
  if (room.table.host !== guest.id) throw new Refusal('NOT_HOST', 'only the host may do that');
}

function needPhase({ room }: Request, phase: TablePhase): void {
  if (room.table.phase !== phase) throw new Refusal('WRONG_PHASE', `the table is ${room.table.phase}, not ${phase}`);
}
