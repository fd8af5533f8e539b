import type { EarlyEnd, GameEvent } from '@pharos/core';
import { clientSettings, clockRule, language } from '@pharos/protocol';
import type {
  ChatMessage,
  ClosedOffer,
  GameOffer,
  GameRecord,
  GameResult,
  Guest,
  Offer,
  Refused,
  TableInfo,
  TableState,
  TableSummary,
  WatchableTable,
} from '@pharos/protocol';
import { z } from 'zod';

/** What the calls answer, for the machine-readable description. The types of the protocol are the truth. */

const refused = z.object({
  code: z.string(),
  detail: z.string(),
  retryAfter: z.int().optional(),
}) satisfies z.ZodType<Refused>;

/** A call answers what it promises, or why not. */
export function responses<Answer extends z.ZodType>(answer: Answer): { 200: Answer; '4xx': typeof refused } {
  return { 200: answer, '4xx': refused };
}

export const guest = z.object({
  id: z.string(),
  name: z.string(),
  language: language.nullable(),
  kept: z.boolean().exactOptional(),
  settings: clientSettings.nullable().exactOptional(),
  suspended: z.object({ until: z.number(), reason: z.string() }).exactOptional(),
}) satisfies z.ZodType<Guest>;

export const gameOffer = z.object({
  id: z.string(),
  rules: z.int(),
  seats: z.int(),
  options: z.unknown(),
  levels: z.array(z.string()).readonly(),
}) satisfies z.ZodType<GameOffer>;

const phase = z.enum(['waiting', 'playing', 'finished', 'closed']);
const seatKind = z.enum(['open', 'guest', 'bot']);

const seat = z.object({
  seat: z.int(),
  kind: seatKind,
  name: z.string().nullable(),
  guest: z.string().nullable(),
  level: z.string().nullable(),
  reserved: z.boolean().exactOptional(),
  connected: z.boolean(),
  standIn: z.boolean(),
  mine: z.boolean(),
  contribution: z.string().nullable().exactOptional(),
  awaited: z.boolean().exactOptional(),
  place: z.int().exactOptional(),
  rematch: z.enum(['agreed', 'declined']).nullable().exactOptional(),
  kept: z.boolean().exactOptional(),
  bot: z.boolean().exactOptional(),
});

const offerKind = z.enum(['undo', 'draw', 'end']);

const offer = z.object({
  id: z.int(),
  what: offerKind,
  seat: z.int(),
  agreed: z.array(z.int()).readonly(),
  asked: z.array(z.int()).readonly(),
  until: z.number().nullable(),
}) satisfies z.ZodType<Offer>;

const closedOffer = z.object({
  id: z.int(),
  what: offerKind,
  seat: z.int(),
  result: z.enum(['declined', 'withdrawn', 'lapsed']),
  by: z.int().nullable(),
}) satisfies z.ZodType<ClosedOffer>;

const clocks = z.object({
  rule: clockRule,
  now: z.number(),
  left: z.array(z.number().nullable()).readonly(),
  holidays: z.array(z.number()).readonly().exactOptional(),
  running: z.array(z.boolean()).readonly(),
});

export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  phase,
  host: z.string(),
  isHost: z.boolean(),
  seats: z.array(seat).readonly(),
  clock: clockRule,
  visibility: z.enum(['private', 'public']),
  chat: z.boolean(),
  hints: z.boolean(),
  memory: z.boolean(),
  plans: z.boolean().exactOptional(),
  rated: z.boolean().exactOptional(),
  daily: z.object({ day: z.string(), deal: z.string(), isLate: z.boolean() }).exactOptional(),
  opening: z.object({ table: z.string(), moves: z.int() }).exactOptional(),
  spectators: z.int(),
  watchDelay: z.int().exactOptional(),
  created: z.number(),
  revision: z.int(),
  commitment: z.string().nullable(),
  secret: z.string().nullable(),
  rematch: z.string().nullable(),
  clocks: clocks.nullable().exactOptional(),
  offer: offer.nullable().exactOptional(),
  closedOffer: closedOffer.nullable().exactOptional(),
}) satisfies z.ZodType<TableInfo>;

export const chatMessage = z.object({
  id: z.int(),
  guest: z.string(),
  name: z.string(),
  text: z.string(),
  at: z.number(),
}) satisfies z.ZodType<ChatMessage>;

// What is in an event is the game's affair, as is the view.
const events = z.array(z.unknown() as z.ZodType<GameEvent>).readonly();
const move = z.object({ seat: z.int() });

const earlyEnd = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resignation'), seat: z.int() }),
  z.object({ kind: z.literal(['draw', 'agreement']) }),
]) satisfies z.ZodType<EarlyEnd>;

const gameUpdate = z.object({
  table: z.string(),
  v: z.int(),
  events,
  move: move.nullable(),
  view: z.unknown(),
  clocks,
  canUndo: z.boolean(),
  planned: z.int().exactOptional(),
  ended: earlyEnd.exactOptional(),
});

export const tableState = z.object({
  protocol: z.int(),
  table: tableInfo,
  game: gameUpdate.nullable(),
  chat: z.array(chatMessage).readonly(),
  partner: z
    .array(z.object({ seat: z.int(), text: z.string() }))
    .readonly()
    .exactOptional(),
  history: z
    .array(z.object({ v: z.int(), move, events }))
    .readonly()
    .exactOptional(),
}) satisfies z.ZodType<TableState>;

const result = z.object({
  ending: z.string(),
  ranking: z.array(z.array(z.int()).readonly()).readonly(),
  totals: z.array(z.number()).readonly(),
}) satisfies z.ZodType<GameResult>;

export const tableSummary = z.object({
  id: z.string(),
  game: z.string(),
  options: z.unknown(),
  phase,
  seats: z
    .array(seat.pick({ seat: true, kind: true, name: true, level: true, mine: true, kept: true, bot: true }))
    .readonly(),
  clock: clockRule,
  rated: z.boolean().exactOptional(),
  created: z.number(),
  yourTurn: z.boolean(),
  until: z.number().nullable().exactOptional(),
  finished: z.number().nullable().exactOptional(),
  result: result.nullable().exactOptional(),
}) satisfies z.ZodType<TableSummary>;

export const watchableTable = tableSummary.extend({
  moves: z.int(),
  lastAt: z.number(),
  followed: z.boolean(),
}) satisfies z.ZodType<WatchableTable>;

const deal = z.object({
  method: z.enum(['shared-1', 'server']),
  table: z.string(),
  commitment: z.string(),
  secret: z.string(),
  contributions: z.string().nullable(),
  drawn: z.boolean(),
  teamSize: z.int(),
  seats: z
    .array(z.object({ kind: z.enum(['guest', 'bot']), place: z.int(), contribution: z.string().nullable() }))
    .readonly(),
});

export const gameRecord = z.object({
  save: z.object({
    format: z.literal([2, 3]),
    game: z.string(),
    rules: z.int(),
    packs: z.record(z.string(), z.int()).readonly(),
    options: z.unknown(),
    seed: z.string(),
    moves: z.array(z.string()).readonly(),
    hash: z.string(),
    ended: earlyEnd.exactOptional(),
  }),
  names: z.array(z.string()).readonly(),
  finished: z.number(),
  closed: z.boolean().exactOptional(),
  deal: deal.exactOptional(),
  digest: z.string().exactOptional(),
}) satisfies z.ZodType<GameRecord>;

export const version = z.object({ v: z.int() });
