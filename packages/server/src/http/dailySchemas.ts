import type {
  DailyArchive,
  DailyDeal,
  DailyOverview,
  DailyScore,
  DailyShare,
  DailyToday,
  DailyTry,
} from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about deals of the day answer, for the machine-readable description. */

const result = z.enum(['won', 'drawn', 'lost', 'none']);
const state = z.enum(['playing', 'finished', 'left']);
const score = z.object({ result, points: z.int(), margin: z.int().nullable() }) satisfies z.ZodType<DailyScore>;
const oneTry = z.object({
  table: z.string().nullable(),
  state,
  score: score.nullable(),
}) satisfies z.ZodType<DailyTry>;

const overview = z.object({
  deal: z.string(),
  game: z.string(),
  options: z.unknown(),
  players: z.int(),
  level: z.string(),
  tries: z.int(),
  own: oneTry.nullable(),
}) satisfies z.ZodType<DailyOverview>;

export const today = z.object({
  day: z.string(),
  until: z.number(),
  now: z.number(),
  streak: z.int(),
  deals: z.array(overview).readonly(),
}) satisfies z.ZodType<DailyToday>;

export const deal = overview.extend({
  day: z.string(),
  isOver: z.boolean(),
  late: oneTry.nullable(),
  place: z.object({ place: z.int(), of: z.int(), worse: z.int() }).nullable(),
  spread: z
    .array(score.pick({ result: true, margin: true }).extend({ tries: z.int() }))
    .readonly()
    .nullable(),
  best: score.extend({ level: z.string() }).nullable(),
}) satisfies z.ZodType<DailyDeal>;

export const archive = z.object({
  month: z.string(),
  first: z.string(),
  today: z.string(),
  tries: z.array(z.object({ day: z.string(), deal: z.string(), state, result: result.nullable() })).readonly(),
}) satisfies z.ZodType<DailyArchive>;

export const share = z.object({
  result: z.string(),
  decisions: z.array(z.enum(['best', 'good', 'slip', 'mistake'])).readonly(),
  isAwaited: z.boolean(),
}) satisfies z.ZodType<DailyShare>;

export const started = z.object({ table: z.string() });
