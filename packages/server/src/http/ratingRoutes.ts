import { leaderboardPeriod, listing, ratingClass, tableId } from '@pharos/protocol';
import type { ClassRating, Leaderboard, RatingHistory, TableRatings } from '@pharos/protocol';
import { z } from 'zod';
import type { Identity } from '../identity/identity.ts';
import { requireKept } from '../identity/keptIdentities.ts';
import type { ShownRatings } from '../ratings/shownRatings.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { responses } from './responseSchemas.ts';

export interface RatingRouteParts {
  readonly identity: Pick<Identity, 'guestOf'>;
  readonly authentication: Pick<Authentication, 'caller' | 'guest'>;
  readonly shownRatings: ShownRatings;
}

const rating = { points: z.int(), doubt: z.int(), provisional: z.boolean() };
const shownRating = z.object(rating);
const classRating = z.object({
  class: z.string(),
  games: z.int(),
  at: z.number(),
  ...rating,
}) satisfies z.ZodType<ClassRating>;
const history = z.object({
  class: z.string(),
  history: z.array(z.object({ at: z.number(), ...rating })).readonly(),
  bots: z.array(z.object({ level: z.string(), points: z.int() })).readonly(),
}) satisfies z.ZodType<RatingHistory>;
const tableRatings = z.object({
  class: z.string(),
  seats: z.array(z.object({ seat: z.int(), before: shownRating, after: shownRating.nullable() })).readonly(),
}) satisfies z.ZodType<TableRatings>;
const leaderboard = z.object({
  class: z.string(),
  period: leaderboardPeriod,
  classes: z.array(z.string()).readonly(),
  entries: z
    .array(
      z.object({
        guest: z.string(),
        name: z.string(),
        profile: z.string().nullable(),
        games: z.int(),
        change: z.int(),
        ...rating,
      }),
    )
    .readonly(),
  listed: z.boolean().nullable(),
}) satisfies z.ZodType<Leaderboard>;

const player = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });

/** Ratings, how they came about, and leaderboards. */
export function ratingRoutes(api: Api, { identity, authentication, shownRatings }: RatingRouteParts): void {
  const board = z.object({ class: ratingClass.default('duel:2'), period: leaderboardPeriod.default('all') });
  api.get('/leaderboards', { schema: { querystring: board, response: responses(leaderboard) } }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return shownRatings.leaderboard(request.query.class, request.query.period, guest?.id ?? null);
  });

  const schema = { params: player, response: responses(z.array(classRating)) };
  api.get('/players/:id/ratings', { schema }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return shownRatings.ratingsOf(request.params.id, guest?.id ?? null);
  });

  const oneClass = z.object({ class: ratingClass });
  const historySchema = { params: player, querystring: oneClass, response: responses(history) };
  api.get('/players/:id/rating-history', { schema: historySchema }, async (request) => {
    const guest = await identity.guestOf(request.headers);
    return shownRatings.history(request.params.id, request.query.class, guest?.id ?? null);
  });

  const table = { params: z.object({ id: tableId }), response: responses(tableRatings) };
  api.get('/tables/:id/ratings', { schema: table }, async (request) => {
    await authentication.caller(request, request.params.id);
    return shownRatings.ofTable(request.params.id);
  });

  const toList = 'Whether the own name stands on leaderboards.';
  const listingSchema = { body: listing, description: toList, response: responses(listing) };
  api.post('/me/leaderboard', { schema: listingSchema }, async (request) => {
    const guest = await authentication.guest(request);
    requireKept(guest);
    await shownRatings.setListed(guest.id, request.body.listed);
    return request.body;
  });
}
