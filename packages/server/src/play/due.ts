import type { Playing } from './runningGame.ts';

/** When something has to happen without a person: at once if a bot has to move, else when the first clock runs out. */
export function dueAt(playing: Playing, now: Date): Date | null {
  if (playing.botsToMove().length > 0) return now;
  const deadlines = playing.acting().flatMap((seat) => playing.clocks.deadline(seat) ?? []);
  return deadlines.length === 0 ? null : new Date(Math.min(...deadlines));
}
