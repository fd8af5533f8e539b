import { z } from 'zod';

const DAY_S = 86_400;

/**
 * No clock; so many seconds for each move; a bank for the whole game with seconds added after each move; days for each move, with a
 * bank of days for holidays that is used up when those of a move are over.
 */
export const clockRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({
    kind: z.literal('perMove'),
    seconds: z
      .int()
      .min(5)
      .max(14 * DAY_S),
  }),
  z.object({
    kind: z.literal('bank'),
    seconds: z
      .int()
      .min(30)
      .max(14 * DAY_S),
    increment: z.int().min(0).max(3600),
  }),
  z.object({
    kind: z.literal('correspondence'),
    days: z.int().min(1).max(14),
    holidays: z.int().min(0).max(30).default(0),
  }),
]);

export type ClockRule = z.infer<typeof clockRule>;
