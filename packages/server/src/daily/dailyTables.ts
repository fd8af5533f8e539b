import type { DailyId } from '@pharos/protocol';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { refuseSuspended } from '../people/suspension.ts';
import { dailyText, dayOf } from '../shared/days.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { isDuplicate, type Db } from '../storage/database.ts';
import { insertTry, triesOf } from '../storage/daily.ts';
import type { DailyDealRow } from '../storage/dailySchema.ts';
import { insertTable } from '../storage/games.ts';
import type { GuestRow } from '../storage/schema.ts';
import { checkBotGameLimit, type BotGameLimit } from '../tables/botGames.ts';
import { newTableRow } from '../tables/newTable.ts';
import { bot, person, seatRows } from '../tables/seats.ts';
import { isReady, startGame } from '../tables/startGame.ts';
import type { DailySecret } from './dailySecret.ts';
import { dealOf, dealSeed, playersOf } from './dealsOfTheDay.ts';

export interface DailyTableParts extends BotGameLimit {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'change'>;
  readonly secret: () => Promise<DailySecret>;
}

/**
 * The table at which a guest plays a deal; a new one if there is none, or if the day was over and that game is, too. Of a day that is over the
 * guest has to agree that it does not count.
 */
export async function dailyTable(parts: DailyTableParts, guest: GuestRow, id: DailyId, late: boolean): Promise<string> {
  const { db, rooms, time } = parts;
  refuseSuspended(guest, time.now());
  const today = dayOf(time.now());
  const isLate = id.day < today;
  const table =
    (await presentTable(db, guest, id, isLate)) ?? (await insertDailyTable(parts, guest, id, { isLate, late }));
  await rooms.change(table, (room) => startIfWaiting(room, parts));
  return table;
}

/** What was begun is gone on with; what counts is begun once. */
async function presentTable(db: Db, guest: GuestRow, id: DailyId, isLate: boolean): Promise<string | null> {
  const tries = (await triesOf(db, guest.id, id.day, id.day)).filter(({ deal }) => deal === id.deal);
  const playing = tries.find(({ state }) => state === 'playing');
  if (playing !== undefined) return playing.table;
  const counted = tries.find((one) => !one.late);
  if (isLate || counted === undefined) return null;
  if (counted.table === null) throw new Refusal('DEAL_PLAYED', 'you have played this deal');
  return counted.table;
}

async function insertDailyTable(
  parts: DailyTableParts,
  guest: GuestRow,
  id: DailyId,
  { isLate, late }: { readonly isLate: boolean; readonly late: boolean },
): Promise<string> {
  const { db, time } = parts;
  if (isLate && !late) throw new Refusal('DAY_OVER', 'this day is over: agree with "late": true');
  await checkBotGameLimit(db, parts, guest.id);
  const secret = await parts.secret();
  const deal = await dealOf(db, secret, id);
  const now = time.now();
  const table = tableRow(deal, guest, dealSeed(secret, id), now);
  const seats = Array.from({ length: playersOf(id.deal) }, (_, seat) =>
    seat === deal.seat ? person(guest) : bot(deal.game, deal.level),
  );
  const row = { table_id: table.id, ...id, guest: guest.id, late: isLate, started_at: new Date(now) };
  try {
    await db.transaction().execute(async (tx) => {
      await insertTable(tx, table, seatRows(table.id, seats));
      await insertTry(tx, row);
    });
    return table.id;
  } catch (error) {
    // The same person began at the same time on another device.
    const other = isDuplicate(error) ? await presentTable(db, guest, id, isLate) : null;
    if (other === null) throw error;
    return other;
  }
}

/** Nobody helps, nothing is taken back, and nobody but the guest is there to talk to. */
function tableRow({ day, deal, game, options }: DailyDealRow, guest: GuestRow, seed: string, now: number) {
  const { rules } = gameEntry(game).game;
  const row = newTableRow(
    {
      game,
      rules,
      options,
      host: guest.id,
      clock: { kind: 'none' },
      visibility: 'private',
      auto_start: true,
      chat: false,
      hints: false,
      memory: false,
      draw_seats: false,
    },
    now,
  );
  return { ...row, daily: dailyText({ day, deal }), secret: seed };
}

/** Also if its node died before it could start. */
async function startIfWaiting(room: Room, parts: BotGameLimit): Promise<void> {
  if (isReady(room)) await startGame(room, parts);
}
