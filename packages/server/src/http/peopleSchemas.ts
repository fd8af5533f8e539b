import {
  presenceChoice,
  reportKind,
  reportState,
  type Administrator,
  type AdminLogEntry,
  type Invitation,
  type NamedPerson,
  type RecentOpponent,
  type People,
  type Person,
  type Report,
} from '@pharos/protocol';
import { z } from 'zod';

/** What the calls about people answer, for the machine-readable description. */

export const namedPerson = z.object({
  id: z.string(),
  name: z.string(),
  kept: z.boolean(),
}) satisfies z.ZodType<NamedPerson>;

const person = namedPerson.extend({
  relation: z.enum(['none', 'follow', 'block']),
  online: z.boolean().nullable(),
}) satisfies z.ZodType<Person>;

const opponent = person.extend({
  games: z.int(),
  last: z.number(),
  table: z.string(),
}) satisfies z.ZodType<RecentOpponent>;

const invitation = z.object({
  id: z.string(),
  table: z.string(),
  game: z.string(),
  options: z.unknown(),
  person: namedPerson,
  state: z.enum(['open', 'accepted', 'declined', 'over']),
  at: z.number(),
  expires: z.number(),
}) satisfies z.ZodType<Invitation>;

export const people = z.object({
  followed: z.array(person).readonly(),
  blocked: z.array(person).readonly(),
  recent: z.array(opponent).readonly(),
  invitations: z.object({ received: z.array(invitation).readonly(), sent: z.array(invitation).readonly() }),
  presence: presenceChoice,
}) satisfies z.ZodType<People>;

export const tableName = z.object({ table: z.string() });

export const report = z.object({
  id: z.string(),
  kind: reportKind,
  state: reportState,
  at: z.number(),
  name: z.string(),
  about: z.string().nullable(),
  reporter: z.string().nullable(),
  table: z.string().nullable(),
  words: z.string(),
  context: z.array(z.object({ name: z.string(), text: z.string() })).readonly(),
  note: z.string(),
  suspended: z.number().nullable(),
}) satisfies z.ZodType<Report>;

export const administrator = namedPerson.extend({ mine: z.boolean() }) satisfies z.ZodType<Administrator>;

export const adminLogEntry = z.object({
  id: z.string(),
  at: z.number(),
  admin: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<AdminLogEntry>;
