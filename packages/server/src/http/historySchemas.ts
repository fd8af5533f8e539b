import type {
  GameStatistics,
  HistoryGame,
  HistoryPage,
  Opponent,
  Profile,
  SeatProfile,
  Statistics,
} from '@pharos/protocol';
import { z } from 'zod';
import { namedPerson } from './peopleSchemas.ts';

/** What the calls about finished games answer, for the machine-readable description. */

const seat = z.object({
  seat: z.int(),
  kind: z.enum(['guest', 'bot']),
  name: z.string().nullable(),
  level: z.string().nullable(),
  kept: z.boolean(),
  mine: z.boolean(),
  profile: z.string().nullable(),
  points: z.int(),
  place: z.int().nullable(),
});

const game = z.object({
  table: z.string(),
  game: z.string(),
  options: z.unknown(),
  finished: z.number(),
  result: z.enum(['won', 'drawn', 'lost', 'none']),
  place: z.int().nullable(),
  parties: z.number(),
  ending: z.string(),
  scored: z.boolean(),
  points: z.int(),
  wonder: z.string().nullable(),
  seats: z.array(seat).readonly(),
}) satisfies z.ZodType<HistoryGame>;

export const historyPage = z.object({
  games: z.array(game).readonly(),
  next: z.string().nullable(),
}) satisfies z.ZodType<HistoryPage>;

export const seatProfiles = z.array(z.object({ seat: z.int(), profile: z.string() })) satisfies z.ZodType<
  SeatProfile[]
>;

export const opponents = z.array(namedPerson) satisfies z.ZodType<Opponent[]>;

const count = { games: z.int(), won: z.int(), drawn: z.int() };

const gameStatistics = z.object({
  game: z.string(),
  ...count,
  sizes: z.array(z.object({ ...count, expansions: z.array(z.string()).readonly(), players: z.int() })).readonly(),
  endings: z.array(z.object({ ...count, ending: z.string() })).readonly(),
  categories: z
    .array(z.object({ category: z.string(), games: z.int(), points: z.number(), others: z.number() }))
    .readonly(),
  wonders: z.array(z.object({ ...count, wonder: z.string(), side: z.string() })).readonly(),
  cards: z.array(z.object({ ...count, card: z.string() })).readonly(),
}) satisfies z.ZodType<GameStatistics>;

export const statistics = z.object({
  ...count,
  streak: z.object({ now: z.int(), best: z.int() }),
  byGame: z.array(gameStatistics).readonly(),
}) satisfies z.ZodType<Statistics>;

export const profile = z.object({
  id: z.string(),
  name: z.string(),
  since: z.number(),
  public: z.boolean(),
  mine: z.boolean(),
  statistics,
  headToHead: z.object({ games: z.int(), ahead: z.int(), behind: z.int() }).nullable(),
}) satisfies z.ZodType<Profile>;
