import { clockRule, paceId } from '@pharos/protocol';
import type { OwnSeek, Pairing } from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about pairing answer, for the machine-readable description. */

const players = z.tuple([z.int(), z.int()]).readonly();
const wish = { kind: z.string(), pace: paceId, players, rated: z.boolean(), since: z.number() };

export const ownSeek = z.object({
  seek: z
    .object({
      ...wish,
      fill: z.object({ at: z.number(), level: z.string() }).nullable(),
      now: z.number(),
      table: z.string().nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<OwnSeek>;

export const pairing = z.object({
  kinds: z
    .array(
      z.object({
        id: z.string(),
        game: z.string(),
        options: z.unknown(),
        players,
        levels: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
  paces: z.array(z.object({ id: paceId, clock: clockRule })).readonly(),
  waiting: z.array(z.object({ kind: z.string(), pace: paceId, count: z.int() })).readonly(),
  seeks: z.array(z.object({ ...wish, guest: z.string(), name: z.string(), kept: z.boolean() })).readonly(),
}) satisfies z.ZodType<Pairing>;
