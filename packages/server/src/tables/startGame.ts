import { dealSeeds, randomSeed } from '@pharos/core';
import { dueAt } from '../play/nextDeadline.ts';
import type { Room } from '../play/room.ts';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { botGameGuard, isBotGameLimit, type BotGameLimit } from './botGames.ts';
import { isAwaited, isFull, placedSeats } from './seats.ts';

/**
 * Draws the seats, if so agreed, and deals, both from what the server and the players gave. Called within the room's turn.
 */
export async function startGame(room: Room, limit: BotGameLimit, command: string | null = null): Promise<void> {
  const { table } = room;
  if (!isFull(room.seats)) throw new Refusal('SEATS_OPEN', 'some seats are still open');
  if (room.seats.some(isAwaited)) throw new Refusal('CONTRIBUTIONS_OPEN', 'a contribution is still to come');
  const { game, teamSize } = gameEntry(table.game);
  // A table from before there were secrets.
  const secret = table.secret ?? randomSeed();
  const isDealt = table.daily !== null || table.opening !== null;
  const seeds = isDealt ? { deal: secret, seating: null } : tableSeeds(room, secret);
  const seating = table.draw_seats ? seeds.seating : null;
  const seats = placedSeats(room.id, room.seats, teamSize(table.options), seating);
  const now = new Date(limit.time.now());
  const start = { phase: 'playing', secret, seed: seeds.deal, started_at: now, rules: game.rules } as const;
  const dealt = room.deal({ ...table, ...start }, seats);
  const keeper = dealt.botsToMove().length === 0 ? null : room.nodeId;
  const next = { to_act: dealt.match.toAct(), due_at: dueAt(dealt, now), keeper };
  await room.save({ change: { ...start, ...next }, seats, command, guard: botGameGuard(limit, table.host, seats) });
}

/** From what the server and the players gave; of a deal that was there before, the secret of the table is all there is. */
function tableSeeds({ table, seats }: Room, secret: string): ReturnType<typeof dealSeeds> {
  return dealSeeds(
    secret,
    table.id,
    seats.map((row) => row.contribution),
  );
}

/** Whether it was agreed beforehand to start as soon as nobody and nothing is missing any more, and that is so. */
export function isReady({ table, seats }: Room): boolean {
  return table.auto_start && table.phase === 'waiting' && isFull(seats) && !seats.some(isAwaited);
}

/** Starts a game that has waited long enough for what was to be added to the deal: it goes without. */
export async function startWithoutContributions(room: Room, limit: BotGameLimit): Promise<void> {
  const seats = room.seats.map((row) => (isAwaited(row) ? { ...row, contributes: false } : row));
  await room.save({ change: { due_at: null, keeper: null }, seats });
  await startIfReady(room, limit);
}

/** If the host has too many games with bots, it waits until the host starts it. */
export async function startIfReady(room: Room, limit: BotGameLimit): Promise<void> {
  if (!isReady(room)) return;
  try {
    await startGame(room, limit);
  } catch (error) {
    if (!isBotGameLimit(error)) throw error;
    await room.refresh();
  }
}

/** A table that was to start at once and may not is closed: somebody else was faster to take the last game there was. */
export async function startOrClose(room: Room, limit: BotGameLimit): Promise<void> {
  try {
    await startGame(room, limit);
  } catch (error) {
    if (!isBotGameLimit(error)) throw error;
    await room.refresh();
    await room.save({ change: { phase: 'closed' } });
    throw error;
  }
}
