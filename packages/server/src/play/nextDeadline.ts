import type { RunningGame } from './runningGame.ts';

/** When something has to happen without a person: at once if a bot has to move, else when the first clock or an offer runs out. */
export function dueAt(game: RunningGame, now: Date): Date | null {
  if (game.botsToMove().length > 0) return now;
  const clocks = game.acting().flatMap((seat) => game.clocks.deadline(seat) ?? []);
  const deadlines = [...clocks, ...(game.offers.deadline === null ? [] : [game.offers.deadline])];
  return deadlines.length === 0 ? null : new Date(Math.min(...deadlines));
}
