import { review, type House } from '../house.ts';
import { change } from '../play/changing.ts';
import type { Room } from '../play/room.ts';
import { staleTables } from '../storage/lists.ts';
import {
  dropAbandoned,
  dropChat,
  dropFinished,
  forgetGuests,
  restingGames,
  type Drop,
  type Sight,
} from '../storage/retention.ts';
import { closing } from '../tables/tableCommands.ts';
import { save } from '../tables/saving.ts';

/** How many days each thing is kept; null for ever. */
export interface Retention {
  readonly finished: number | null;
  /** Closed tables. */
  readonly abandoned: number | null;
  /** Tables that wait for players; then they are closed. */
  readonly waiting: number | null;
  /** Games in which nobody moves; then they are closed. */
  readonly resting: number | null;
  /** Games that wait for nothing but bots, with nobody there; then they are closed. */
  readonly unattended: number | null;
  /** What was said at tables where nobody plays any more. */
  readonly chat: number | null;
  /** Guests who never sat down, since they were last seen. */
  readonly guests: number | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Throws a readable complaint. */
export function readRetention(env: Env): Retention {
  return {
    finished: days(env, 'KEEP_FINISHED_DAYS', null),
    abandoned: days(env, 'KEEP_ABANDONED_DAYS', 30),
    waiting: days(env, 'KEEP_WAITING_DAYS', 7),
    resting: days(env, 'KEEP_RESTING_DAYS', null),
    unattended: days(env, 'KEEP_UNATTENDED_DAYS', 7),
    chat: days(env, 'KEEP_CHAT_DAYS', 90),
    guests: days(env, 'KEEP_GUESTS_DAYS', 90),
  };
}

function days(env: Env, name: string, byDefault: number | null): number | null {
  const text = env[name] ?? '';
  if (text === '') return byDefault;
  if (text === 'forever') return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name} is a number of days from 1 on, or "forever"`);
  return Number(text);
}

export const DAY_MS = 86_400_000;

/** Lets go of what is not to be kept, little by little. What one node does, no other does at the same time. */
export async function letGo(house: House, retention: Retention): Promise<void> {
  const { db, time } = house;
  const before = (kept: number): Date => new Date(time.now() - kept * DAY_MS);
  const { waiting, resting, finished, abandoned, chat, guests } = retention;
  if (waiting !== null) await closeAll(house, 'waiting', await staleTables(db, before(waiting)));
  if (resting !== null) await closeAll(house, 'playing', await restingGames(db, before(resting)));
  if (finished !== null) await dropAll(house, 'finished', dropFinished(before(finished)));
  if (abandoned !== null) await dropAll(house, 'abandoned', dropAbandoned(before(abandoned)));
  if (chat !== null) await dropAll(house, 'chat', dropChat(before(chat)));
  if (guests !== null) await forgetAll(house, before(guests));
}

/** In the turn of each table: somebody may sit down or move at this moment. */
async function closeAll(house: House, phase: 'waiting' | 'playing', tables: readonly string[]): Promise<void> {
  for (const id of tables) {
    await change(house, id, async (room) => {
      if (room.table.phase === phase) await closeTable(house, room);
    });
  }
}

/** Called within the room's turn. */
export async function closeTable(house: House, room: Room): Promise<void> {
  await save(house, room, { change: closing(house.time.now()) });
  review(house, room);
}

async function dropAll({ db, metrics }: House, what: string, drop: Drop): Promise<void> {
  for (;;) {
    const dropped = await drop(db);
    if (dropped === null || dropped === 0) return;
    metrics.tidied.inc({ what }, dropped);
  }
}

async function forgetAll({ db, metrics }: House, unseenSince: Date): Promise<void> {
  let after: Sight | null = null;
  do {
    const { next, forgotten }: { next: Sight | null; forgotten: number } = await forgetGuests(db, unseenSince, after);
    metrics.tidied.inc({ what: 'guests' }, forgotten);
    after = next;
  } while (after !== null);
}
