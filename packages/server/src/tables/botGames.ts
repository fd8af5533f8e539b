import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import type { Guard } from '../storage/games.ts';
import { lockGuest } from '../storage/guests.ts';
import { countBotGames } from '../storage/lists.ts';
import type { SeatRow } from '../storage/schema.ts';

/** A game in which nothing happened for this long costs nothing and does not count. */
const ACTIVE_MS = 30 * 60_000;

/** How many games with bots one guest may have under way. */
export interface BotGameLimit {
  readonly time: Time;
  readonly maxBotGames: number;
}

/** Refuses a guest one more game with bots when so many of theirs are under way. */
export async function checkBotGameLimit(db: Db, { time, maxBotGames }: BotGameLimit, host: string): Promise<void> {
  const count = await countBotGames(db, host, new Date(time.now() - ACTIVE_MS));
  if (count < maxBotGames) return;
  throw new Refusal('TOO_MANY_BOT_GAMES', `at most ${maxBotGames} games with bots at a time; finish or leave one`);
}

export function isBotGameLimit(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'TOO_MANY_BOT_GAMES';
}

/** The same as part of the start of a game: of several at once, on whichever nodes, each counts those before it. */
export function botGameGuard(limit: BotGameLimit, host: string, seats: readonly SeatRow[]): Guard | null {
  if (!hasBots(seats)) return null;
  return async (tx) => {
    await lockGuest(tx, host);
    await checkBotGameLimit(tx, limit, host);
  };
}

export function hasBots(seats: readonly Pick<SeatRow, 'kind'>[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}
