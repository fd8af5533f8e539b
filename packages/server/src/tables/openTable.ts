import { attempt, dealSeeds, randomSeed } from '@pharos/core';
import type { newTable } from '@pharos/protocol';
import type { z } from 'zod';
import { gameEntry } from '../shared/games.ts';
import { keepGoing, type House } from '../house.ts';
import { commandId, newTableId } from '../shared/ids.ts';
import { change } from '../play/changing.ts';
import { dueAt } from '../play/due.ts';
import type { Room } from '../play/room.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate } from '../storage/database.ts';
import { findOpened, insertTable } from '../storage/games.ts';
import { countWaiting } from '../storage/lists.ts';
import type { GuestRow, SeatRow, TableRow } from '../storage/schema.ts';
import { botGameGuard, hasBots, needRoomForBots } from './botGames.ts';
import { save } from './saving.ts';
import { isAwaited, placedSeats, plannedSeats, seatRows } from './seats.ts';

type Plan = z.output<typeof newTable>;

/** Tables one guest may have waiting at a time. */
const MOST_WAITING = 20;

/** Opens a table and answers its id; the same one to whoever repeats the same request. */
export async function openTable(house: House, host: GuestRow, plan: Plan): Promise<string> {
  const request = commandId(host, plan);
  const id =
    (request === null ? null : await findOpened(house.db, request)) ?? (await open(house, host, plan, request));
  house.attendance.note(id);
  if (plan.start)
    await change(house, id, async (room) => {
      if (isReady(room)) await startOrClose(house, room);
    });
  return id;
}

/** A table that was to start at once and may not is none: somebody else was faster to take the last game there was. */
async function startOrClose(house: House, room: Room): Promise<void> {
  try {
    await startGame(house, room);
  } catch (error) {
    if (!isOfTooMany(error)) throw error;
    await room.refresh();
    await save(house, room, { change: { phase: 'closed' } });
    throw error;
  }
}

function isOfTooMany(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'TOO_MANY_BOT_GAMES';
}

async function open(house: House, host: GuestRow, plan: Plan, request: string | null): Promise<string> {
  if ((await countWaiting(house.db, host.id)) >= MOST_WAITING)
    throw new Refusal('TOO_MANY', `at most ${MOST_WAITING} tables may wait for players`);
  const table = { ...tableRow(host.id, plan, house.time.now()), request };
  const seats = seatRows(table.id, plannedSeats(plan.game, host, plan));
  if (plan.start && hasBots(seats)) await needRoomForBots(house.db, house, host.id);
  if (plan.start && !isFull(seats)) throw new Refusal('SEATS_OPEN', 'a table that starts at once has no open seats');
  try {
    await house.db.transaction().execute((tx) => insertTable(tx, table, seats));
    return table.id;
  } catch (error) {
    // The same request came by another way at the same time.
    const other = request !== null && isDuplicate(error) ? await findOpened(house.db, request) : null;
    if (other === null) throw error;
    return other;
  }
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
    secret: randomSeed(),
    auto_start: plan.start,
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
    due_at: null,
    keeper: null,
    request: null,
  };
}

/** Where nobody else plays there is nobody to be unfair to. */
function isAgainstBots({ seats }: Plan): boolean {
  return seats.every(({ kind }) => kind === 'host' || kind === 'bot');
}

function isFull(seats: readonly SeatRow[]): boolean {
  return seats.every((row) => row.kind !== 'open');
}

/** Draws the seats, if so agreed, and deals, both from what the server and the players gave. Called within the room's turn. */
export async function startGame(house: House, room: Room, command: string | null = null): Promise<void> {
  const { table } = room;
  if (!isFull(room.seats)) throw new Refusal('SEATS_OPEN', 'some seats are still open');
  if (room.seats.some(isAwaited)) throw new Refusal('CONTRIBUTIONS_OPEN', 'a contribution is still to come');
  const { game, teamSize } = gameEntry(table.game);
  // A table from before there were secrets.
  const secret = table.secret ?? randomSeed();
  const seeds = dealSeeds(
    secret,
    table.id,
    room.seats.map((row) => row.contribution),
  );
  const seating = table.draw_seats ? seeds.seating : null;
  const seats = placedSeats(room.id, room.seats, teamSize(table.options), seating);
  const now = new Date(house.time.now());
  const start = { phase: 'playing', secret, seed: seeds.deal, started_at: now, rules: game.rules } as const;
  const dealt = room.deal({ ...table, ...start }, seats);
  const keeper = dealt.botsToMove().length === 0 || !house.node.isAlive ? null : house.node.id;
  const next = { to_act: dealt.match.toAct(), due_at: dueAt(dealt, now), keeper };
  const guard = botGameGuard(house, table.host, seats);
  await save(house, room, { change: { ...start, ...next }, seats, command, guard });
  house.metrics.gamesStarted.inc();
  house.audience.tellGame(room, null);
  keepGoing(house, room);
}

/** Whether it was agreed beforehand to start as soon as nobody and nothing is missing any more, and that is so. */
function isReady({ table, seats }: Room): boolean {
  return table.auto_start && table.phase === 'waiting' && isFull(seats) && !seats.some(isAwaited);
}

/** If the host has too many games with bots, it waits until the host starts it. */
export async function startIfReady(house: House, room: Room): Promise<void> {
  if (!isReady(room)) return;
  try {
    await startGame(house, room);
  } catch (error) {
    if (!isOfTooMany(error)) throw error;
    await room.refresh();
  }
}
