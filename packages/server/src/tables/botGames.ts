import type { House } from '../house.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import type { Guard } from '../storage/games.ts';
import { lockGuest } from '../storage/guests.ts';
import { countBotGames } from '../storage/lists.ts';
import type { SeatRow } from '../storage/schema.ts';

/** A game in which nothing happened for this long costs nothing and does not count. */
const GOING_MS = 30 * 60_000;

type Counting = Pick<House, 'time' | 'mostBotGames'>;

/** Refuses a guest one more game with bots when so many of theirs are going. */
export async function needRoomForBots(db: Db, { time, mostBotGames }: Counting, host: string): Promise<void> {
  const going = await countBotGames(db, host, new Date(time.now() - GOING_MS));
  if (going < mostBotGames) return;
  throw new Refusal('TOO_MANY_BOT_GAMES', `at most ${mostBotGames} games with bots at a time; finish or leave one`);
}

/** The same as part of the start of a game: of several at once, on whichever nodes, each counts those before it. */
export function botGameGuard(house: House, host: string, seats: readonly SeatRow[]): Guard | null {
  if (!hasBots(seats)) return null;
  return async (tx) => {
    await lockGuest(tx, host);
    await needRoomForBots(tx, house, host);
  };
}

export function hasBots(seats: readonly Pick<SeatRow, 'kind'>[]): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}
