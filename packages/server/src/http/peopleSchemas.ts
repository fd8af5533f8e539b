import { presenceChoice, type People, type Person } from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about people answer, for the machine-readable description. */

const person = z.object({
  id: z.string(),
  name: z.string(),
  kept: z.boolean(),
  relation: z.enum(['none', 'follow', 'block']),
  online: z.boolean().nullable(),
}) satisfies z.ZodType<Person>;

const list = z.array(person).readonly();

export const people = z.object({
  followed: list,
  blocked: list,
  presence: presenceChoice,
}) satisfies z.ZodType<People>;
