import type { TableCommand, TableInfo, TablePhase } from '@pharos/protocol';
import { keepGoing, type House } from '../house.ts';
import { play } from '../play/moves.ts';
import type { Change } from '../play/playing.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import type { GuestRow } from '../storage/schema.ts';
import { startGame, startIfFull } from './opening.ts';
import { rematch } from './rematch.ts';
import { save } from './saving.ts';
import { bot, freeSeat, openSeat, person, withoutGuest, withOccupant } from './seats.ts';
import { standInChange } from './timers.ts';

/** Does to a table what a guest asks for. */
export async function command(house: House, guest: GuestRow, table: string, wish: TableCommand): Promise<TableInfo> {
  // A rematch concerns two tables, each of which has its own turn.
  if (wish.do === 'rematch') await rematch(house, guest, table);
  return house.rooms.use(table, async (room) => {
    await obey(house, room, guest, wish);
    return house.audience.info(room, guest.id);
  });
}

async function obey(house: House, room: Room, guest: GuestRow, wish: TableCommand): Promise<void> {
  switch (wish.do) {
    case 'join':
      return join(house, room, guest, wish.seat);
    case 'leave':
      return leave(house, room, guest.id);
    case 'kick':
      return kick(house, room, guest.id, wish.seat);
    case 'addBot':
      return addBot(house, room, guest.id, wish);
    case 'start':
      needHost(room, guest.id);
      needPhase(room, 'waiting');
      return startGame(house, room);
    case 'takeBack':
      return takeBack(house, room, guest.id, wish.seat);
    case 'allowChat':
      needHost(room, guest.id);
      return save(house, room, { chat: wish.allowed });
    case 'rematch':
      return;
  }
}

async function join(house: House, room: Room, guest: GuestRow, seat: number | undefined): Promise<void> {
  if (room.seatsOf(guest.id).length > 0) return;
  needPhase(room, 'waiting');
  const free = freeSeat(room.seats, guest.id, seat);
  const isKept = room.seats[free].kept_for === guest.id;
  await save(house, room, {}, withOccupant(room.seats, free, person(guest)));
  // Whoever comes to a rematch has agreed to play.
  if (isKept) await startIfFull(house, room);
}

async function leave(house: House, room: Room, guest: string): Promise<void> {
  const { phase, host } = room.table;
  if (room.seatsOf(guest).length === 0 && host !== guest) throw new Refusal('NOT_SEATED', 'you only look on');
  if (phase === 'playing') return leaveGame(house, room, guest);
  if (phase !== 'waiting') return;
  const seats = withoutGuest(room.seats, guest);
  const heir = seats.find((row) => row.guest !== null)?.guest ?? null;
  if (heir === null) await save(house, room, { phase: 'closed' }, seats);
  else await save(house, room, host === guest ? { host: heir } : {}, seats);
}

/** A bot plays on for whoever leaves; a game nobody plays any more is closed. */
async function leaveGame(house: House, room: Room, guest: string): Promise<void> {
  const { game } = room;
  const staying = room.seats.some(
    (row) => row.guest !== null && row.guest !== guest && game.standIn(row.seat) !== 'left',
  );
  if (!staying) return save(house, room, { phase: 'closed', to_act: 0 }).then(() => keepGoing(house, room));
  const now = house.time.now();
  const leaving = room.seatsOf(guest).filter((seat) => game.standIn(seat) !== 'left');
  const changes = leaving.map((seat) => standInChange(seat, 'left', now));
  if (changes.length > 0) await play(house, room, ...changes);
}

async function kick(house: House, room: Room, guest: string, seat: number): Promise<void> {
  needHost(room, guest);
  needPhase(room, 'waiting');
  const row = room.seats.at(seat);
  if (row === undefined) throw new Refusal('BAD_REQUEST', `there is no seat ${seat}`);
  if (row.guest === guest && !row.hot) throw new Refusal('BAD_REQUEST', 'the host leaves instead');
  await save(house, room, {}, withOccupant(room.seats, seat, openSeat()));
}

async function addBot(
  house: House,
  room: Room,
  guest: string,
  wish: { seat?: number | undefined; level: string },
): Promise<void> {
  needHost(room, guest);
  needPhase(room, 'waiting');
  const seat = wish.seat ?? room.seats.find((row) => row.kind === 'open')?.seat;
  if (seat === undefined) throw new Refusal('TABLE_FULL', 'every seat is taken');
  if (room.seats.at(seat)?.kind !== 'open') throw new Refusal('SEAT_TAKEN', `seat ${seat} is not open`);
  await save(house, room, {}, withOccupant(room.seats, seat, bot(room.table.game, wish.level)));
}

async function takeBack(house: House, room: Room, guest: string, seat: number): Promise<void> {
  needPhase(room, 'playing');
  if (!room.seatsOf(guest).includes(seat)) throw new Refusal('NOT_SEATED', `seat ${seat} is not yours`);
  if (room.game.standIn(seat) === null) return;
  house.presence.notice(room.id, guest, house.time.now());
  const at = new Date(house.time.now());
  const change: Change = { kind: 'takeBack', seat, text: null, by_bot: false, command: null, at };
  await play(house, room, change);
}

function needHost(room: Room, guest: string): void {
  if (room.table.host !== guest) throw new Refusal('NOT_HOST', 'only the host may do that');
}

function needPhase(room: Room, phase: TablePhase): void {
  if (room.table.phase !== phase) throw new Refusal('WRONG_PHASE', `the table is ${room.table.phase}, not ${phase}`);
}
