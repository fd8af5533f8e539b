import { attempt } from '@pharos/core';
import type { newTable } from '@pharos/protocol';
import type { z } from 'zod';
import type { Rooms } from '../play/rooms.ts';
import type { TableActivity } from '../play/tableActivity.ts';
import { gameEntry } from '../shared/games.ts';
import { commandId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate, type Db } from '../storage/database.ts';
import { findTableByRequest, insertTable } from '../storage/games.ts';
import { countWaiting } from '../storage/lists.ts';
import type { GuestRow, TableRow } from '../storage/schema.ts';
import { checkBotGameLimit, hasBots, type BotGameLimit } from './botGames.ts';
import { newTableRow } from './newTable.ts';
import { checkRatedPlan } from './ratedTables.ts';
import { isFull, plannedSeats, seatRows } from './seats.ts';
import { isReady, startOrClose } from './startGame.ts';

type Plan = z.output<typeof newTable>;

export interface OpenTableParts extends BotGameLimit {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'change'>;
  readonly activity: Pick<TableActivity, 'touch'>;
}

/** Tables one guest may have waiting at a time. */
export const MAX_WAITING = 20;

/** Opens a table and answers its id; the same one to whoever repeats the same request. */
export async function openTable(parts: OpenTableParts, host: GuestRow, plan: Plan): Promise<string> {
  const { db, rooms, activity } = parts;
  const request = commandId(host, plan);
  const earlier = request === null ? null : await findTableByRequest(db, request);
  const id = earlier ?? (await insertNewTable(parts, host, plan, request));
  activity.touch(id);
  if (plan.start)
    await rooms.change(id, async (room) => {
      if (isReady(room)) await startOrClose(room, parts);
    });
  return id;
}

/** Refuses a guest one more table when so many of theirs wait. */
export async function checkWaitingTables(db: Db, host: string): Promise<void> {
  if ((await countWaiting(db, host)) >= MAX_WAITING)
    throw new Refusal('TOO_MANY', `at most ${MAX_WAITING} tables may wait for players`);
}

async function insertNewTable(
  parts: OpenTableParts,
  host: GuestRow,
  plan: Plan,
  request: string | null,
): Promise<string> {
  const { db, time } = parts;
  await checkWaitingTables(db, host.id);
  const table = { ...tableRow(host.id, plan, time.now()), request };
  if (plan.rated) checkRatedPlan(host, plan, table);
  const seats = seatRows(table.id, plannedSeats(plan.game, host, plan));
  if (plan.start && hasBots(seats)) await checkBotGameLimit(db, parts, host.id);
  if (plan.start && !isFull(seats)) throw new Refusal('SEATS_OPEN', 'a table that starts at once has no open seats');
  try {
    await db.transaction().execute((tx) => insertTable(tx, table, seats));
    return table.id;
  } catch (error) {
    // The same request came by another way at the same time.
    const other = request !== null && isDuplicate(error) ? await findTableByRequest(db, request) : null;
    if (other === null) throw error;
    return other;
  }
}

/** The options as the game understands them; the seats must fit them. */
function agreedOptions({ game: id, options, seats }: Plan): unknown {
  const { game } = gameEntry(id);
  const read = attempt(() => game.readOptions(options));
  if (!read.ok) throw Refusal.from(read.problem);
  const count = game.seatCount(read.value);
  if (seats.length !== count) throw new Refusal('BAD_SEATS', `this game has ${count} seats`);
  return game.withNewestPacks(read.value);
}

function tableRow(host: string, plan: Plan, now: number): TableRow {
  const { game, start, clock, visibility, chat, rated, drawSeats } = plan;
  const { rules } = gameEntry(game).game;
  const hints = plan.hints ?? (isAgainstBots(plan) && !rated);
  return newTableRow(
    {
      game,
      rules,
      options: agreedOptions(plan),
      auto_start: start,
      host,
      clock,
      visibility,
      chat,
      hints,
      // Remembering is part of a game that counts.
      memory: plan.memory && !rated,
      rated,
      watch_delay: plan.watchDelay,
      draw_seats: drawSeats,
    },
    now,
  );
}

/** Where nobody else plays there is nobody to be unfair to. */
function isAgainstBots({ seats }: Plan): boolean {
  return seats.every(({ kind }) => kind === 'host' || kind === 'bot');
}
