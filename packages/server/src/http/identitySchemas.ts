import type { DeviceLink, IdentityInfo, KeptIdentity } from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about identities answer, for the machine-readable description. */

export const identityInfo = z.object({
  name: z.string(),
  kept: z.boolean(),
  since: z.number().nullable(),
  games: z.object({ finished: z.int(), running: z.int() }),
  passkeys: z.array(z.object({ id: z.string(), device: z.string(), created: z.number(), used: z.number() })).readonly(),
  bot: z.boolean(),
  sessions: z
    .array(
      z.object({
        id: z.string(),
        device: z.string(),
        seen: z.number(),
        created: z.number(),
        scope: z.literal('play').nullable(),
        current: z.boolean(),
      }),
    )
    .readonly(),
  codes: z.object({ left: z.int(), all: z.int() }),
  email: z.string().nullable(),
  mail: z.boolean(),
}) satisfies z.ZodType<IdentityInfo>;

export const keptIdentity = z.object({
  codes: z.array(z.string()).readonly(),
  identity: identityInfo,
}) satisfies z.ZodType<KeptIdentity>;

export const deviceLink = z.object({
  link: z.string(),
  expires: z.number(),
  lasts: z.number(),
}) satisfies z.ZodType<DeviceLink>;

/** Options of WebAuthn, for the browser to take as they are. */
export const passkeyOptions = z.unknown();

export const done = z.object({ done: z.literal(true) });
