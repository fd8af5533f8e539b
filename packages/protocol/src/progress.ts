import { z } from 'zod';

/** Most that is kept of one guest: many times what there is to learn. */
export const MOST_PROGRESS = 500;

/** A lesson that was done, or a sign that was explained: `lesson:duel/pay`, `sign:wonders/chain`. */
const progressItem = z.string().regex(/^(lesson|sign):[a-z]{1,20}\/[A-Za-z0-9]{1,40}$/);

/** What was learned on this device since, or ever: nothing is forgotten. */
export const progressCommand = z.object({ done: z.array(progressItem).max(200) });

/** What somebody has learned, on all their devices. */
export interface Progress {
  readonly done: readonly string[];
}
