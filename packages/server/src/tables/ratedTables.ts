import type { newTable } from '@pharos/protocol';
import type { z } from 'zod';
import type { Room } from '../play/room.ts';
import { botRating } from '../ratings/botRatings.ts';
import { ratingClassOf } from '../ratings/ratingClass.ts';
import { Refusal } from '../shared/refusal.ts';
import type { GuestRow, TableRow } from '../storage/schema.ts';
import { standInEntry } from './turnTimers.ts';

type Plan = Pick<z.output<typeof newTable>, 'clock' | 'hints' | 'seats'>;
type RatedGame = Pick<TableRow, 'game' | 'options'>;

/** Refuses a table for games that count at which somebody would have help, time without end, or two seats. */
export function checkRatedPlan(host: GuestRow, plan: Plan, table: RatedGame): void {
  requireKept(host);
  if (plan.clock.kind === 'none') throw bad('a clock');
  if (plan.hints === true) throw bad('no hints');
  if (plan.seats.some(({ kind }) => kind === 'hotSeat')) throw bad('a device for each player');
  for (const seat of plan.seats) if (seat.kind === 'bot') checkRatedBot(table, seat.level);
}

/** Nobody sits down by mistake where games count. */
export function checkRatedJoin(guest: GuestRow, hasAgreed: boolean): void {
  requireKept(guest);
  if (!hasAgreed) throw new Refusal('RATED_TABLE', 'games count here: agree with "rated": true');
}

/** A bot whose strength nobody measured says nothing about whoever plays against it. */
export function checkRatedBot({ game, options }: RatedGame, level: string): void {
  if (botRating(ratingClassOf(game, options), level) === null) throw bad('bots whose strength is known');
}

/** Where the last person leaves a game that counts, it ends for all of them; nobody escapes a defeat by going. */
export async function leaveRatedGame(room: Room, guest: string, now: number): Promise<void> {
  const { game } = room;
  const own = room.seatsOf(guest);
  const leaving = own.filter((seat) => game.standIn(seat) !== 'left').map((seat) => standInEntry(seat, 'left', now));
  const text = room.seats.length === 2 ? 'resignation' : 'agreement';
  const common = { by_bot: false, command: null, at: new Date(now) };
  await room.append(...leaving, { kind: 'end', seat: own[0], text, ...common });
}

function requireKept({ kept }: GuestRow): void {
  if (!kept) throw new Refusal('NOT_KEPT', 'games count only for an identity that is kept');
}

function bad(what: string): Refusal {
  return new Refusal('BAD_RATED_TABLE', `a game that counts needs ${what}`);
}
