import { hkdfSync } from 'node:crypto';
import type { Seed } from '@pharos/core';
import type { DailyId } from '@pharos/protocol';
import { dailyText } from '../shared/days.ts';
import { expansionsIn } from '../shared/expansionsIn.ts';
import { GAMES } from '../shared/gameRegistry.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { storedDeal } from '../storage/daily.ts';
import type { DailyDealRow } from '../storage/dailySchema.ts';
import type { DailySecret } from './dailySecret.ts';

/** Who somebody plays a deal against: in the middle of the levels, and quick on every machine. */
const LEVEL = 'adept';

const KINDS = GAMES.flatMap(({ game, pairings }) =>
  pairings.flatMap(({ id, dailyPlayers: players, ...offer }) =>
    players === undefined ? [] : [{ id, game, players, options: offer.optionsFor(players) }],
  ),
);

/** The kinds of game of which there is a deal every day. */
export const DEALS: readonly string[] = KINDS.map(({ id }) => id);

/** What the game is dealt from. One tells nothing of another. */
export function dealSeed(secret: DailySecret, id: DailyId): Seed {
  return derive(secret, 'deal', id, 32).toString('hex');
}

/** A deal of a day as everybody is dealt it. */
export function dealOf(db: Db, secret: DailySecret, { day, deal }: DailyId): Promise<DailyDealRow> {
  const kind = KINDS.find(({ id }) => id === deal);
  if (kind === undefined) throw new Refusal('NOT_FOUND', `there is no deal "${deal}"`);
  const { game } = kind;
  const options = game.withNewestPacks(game.readOptions(kind.options));
  const seat = seatIn(secret, { day, deal });
  return storedDeal(db, { day, deal, game: game.id, options, seat, level: LEVEL });
}

/** Where whoever plays a deal sits. */
export function seatIn(secret: DailySecret, { day, deal }: DailyId): number {
  return derive(secret, 'seat', { day, deal }, 4).readUInt32BE() % playersOf(deal);
}

/** What a deal is of; null for one that is not known. */
export function playedIn(deal: string): { readonly game: string; readonly expansions: readonly string[] } | null {
  const kind = KINDS.find(({ id }) => id === deal);
  return kind === undefined ? null : { game: kind.game.id, expansions: expansionsIn(kind.options) };
}

/** How many play a deal. */
export function playersOf(deal: string): number {
  return KINDS.find(({ id }) => id === deal)?.players ?? 0;
}

function derive(secret: DailySecret, use: string, id: DailyId, bytes: number): Buffer {
  const info = `pharos daily ${use} 1 ${dailyText(id)}`;
  return Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', info, bytes));
}
