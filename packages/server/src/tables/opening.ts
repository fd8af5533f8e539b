import { attempt, randomSeed, rngFromSeed } from '@pharos/core';
import type { newTable } from '@pharos/protocol';
import type { z } from 'zod';
import { gameEntry } from '../games.ts';
import { keepGoing, type House } from '../house.ts';
import { newTableId } from '../ids.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../refusal.ts';
import { insertTable } from '../storage/games.ts';
import { countWaiting } from '../storage/lists.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import { save } from './saving.ts';
import { drawnSeats, plannedSeats, seatRows } from './seats.ts';

type Plan = z.output<typeof newTable>;

/** Tables one guest may have waiting at a time. */
const MOST_WAITING = 20;

/** Opens a table and answers its id. */
export async function openTable(house: House, host: GuestRow, plan: Plan): Promise<string> {
  if ((await countWaiting(house.db, host.id)) >= MOST_WAITING)
    throw new Refusal('TOO_MANY', `at most ${MOST_WAITING} tables may wait for players`);
  const table = tableRow(host.id, plan, house.time.now());
  const seats = seatRows(table.id, plannedSeats(plan.game, host, plan.seats));
  if (plan.start && !isFull(seats)) throw new Refusal('SEATS_OPEN', 'a table that starts at once has no open seats');
  await insertTable(house.db, table, seats);
  if (plan.start) await house.rooms.use(table.id, (room) => startGame(house, room));
  return table.id;
}

/** The options as the game understands them; the seats must fit them. */
function agreedOptions({ game: id, options, seats }: Plan): unknown {
  const { game } = gameEntry(id);
  const read = attempt(() => game.readOptions(options));
  if (!read.ok) throw Refusal.from(read.problem);
  const wanted = game.seatCount(read.value);
  if (seats.length !== wanted) throw new Refusal('BAD_SEATS', `this game has ${wanted} seats`);
  return read.value;
}

function tableRow(host: string, plan: Plan, now: number): TableRow {
  return {
    id: newTableId(),
    game: plan.game,
    rules: gameEntry(plan.game).game.rules,
    options: agreedOptions(plan),
    seed: null,
    phase: 'waiting',
    host,
    clock: plan.clock,
    visibility: plan.visibility,
    chat: plan.chat,
    hints: plan.hints ?? isAgainstBots(plan),
    draw_seats: plan.drawSeats,
    created_at: new Date(now),
    started_at: null,
    finished_at: null,
    revision: 0,
    to_act: 0,
    rematch: null,
  };
}

/** Where nobody else plays there is nobody to be unfair to. */
function isAgainstBots({ seats }: Plan): boolean {
  return seats.every(({ kind }) => kind === 'host' || kind === 'bot');
}

function isFull(seats: readonly SeatRow[]): boolean {
  return seats.every((row) => row.kind !== 'open');
}

/** Draws the seats, if so agreed, and deals. Called within the room's turn. */
export async function startGame(house: House, room: Room): Promise<void> {
  const { table } = room;
  if (!isFull(room.seats)) throw new Refusal('SEATS_OPEN', 'some seats are still open');
  const { game, teamSize } = gameEntry(table.game);
  const seats = table.draw_seats ? drawnSeats(room.id, room.seats, teamSize(table.options)) : room.seats;
  const seed = randomSeed();
  const start = { phase: 'playing', seed, started_at: new Date(house.time.now()), rules: game.rules } as const;
  await save(house, room, { ...start, to_act: firstToAct(table, seed) }, seats);
  house.audience.tellGame(room, null);
  keepGoing(house, room);
}

function firstToAct(table: TableRow, seed: string): number {
  const { game } = gameEntry(table.game);
  return game.toAct(game.setup(game.readOptions(table.options), rngFromSeed(seed)));
}

/** Starts as soon as nobody is missing any more, where that was agreed beforehand. */
export async function startIfFull(house: House, room: Room): Promise<void> {
  if (room.table.phase === 'waiting' && isFull(room.seats)) await startGame(house, room);
}
