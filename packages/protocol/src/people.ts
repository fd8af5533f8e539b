import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { NamedPerson } from './namedPerson.ts';

/** People among each other: what clients ask for and are told. */

/** Whom somebody lets know that they are here: nobody, those they follow, everybody who follows them. */
export const presenceChoice = z.enum(['nobody', 'followed', 'everybody']);

/** As tables and chat show it. */
export const guestId = z.string().regex(/^[\w-]{1,40}$/);

export const relationChange = z.object({ relation: z.enum(['none', 'follow', 'block']) });

export const peopleChange = z.object({ presence: presenceChoice });

export const invitationCommand = z.object({ guest: guestId });

/** `contributes` and `rated` as for sitting down. */
export const invitationAnswer = z.object({
  accept: z.boolean(),
  contributes: z.boolean().optional(),
  rated: z.boolean().optional(),
});

export const playAgainCommand = z.object({
  contributes: z.boolean().default(false),
  id: z.string().min(1).max(40).optional(),
});

export const reportKind = z.enum(['message', 'name', 'game']);
export const reportState = z.enum(['open', 'settled', 'dismissed']);

/** A message is named by its id, a name and who played badly by the guest. */
export const reportCommand = z
  .object({
    kind: reportKind,
    table: z.string().max(40).optional(),
    message: z.int().min(1).optional(),
    guest: guestId.optional(),
    note: z.string().trim().max(LIMITS.chatLength).default(''),
  })
  .refine(({ kind, table, message, guest }) =>
    kind === 'message' ? table !== undefined && message !== undefined : guest !== undefined,
  );

export type InvitationAnswer = z.infer<typeof invitationAnswer>;
export type PresenceChoice = z.infer<typeof presenceChoice>;
export type RelationChoice = z.infer<typeof relationChange>['relation'];
export type ReportKind = z.infer<typeof reportKind>;
export type ReportState = z.infer<typeof reportState>;
export type ReportCommand = z.input<typeof reportCommand>;

/** Somebody else, as one person sees them. */
export interface Person extends NamedPerson {
  readonly relation: RelationChoice;
  /** Whether they are here now; null where they do not let it be known. */
  readonly online: boolean | null;
}

/** Somebody one has played with. */
export interface RecentOpponent extends Person {
  readonly games: number;
  /** When the last game ended, and its table. */
  readonly last: number;
  readonly table: string;
}

/** Open as long as a seat is kept; over when it came too late. */
export type InvitationState = 'open' | 'accepted' | 'declined' | 'over';

export interface Invitation {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly options: unknown;
  /** Who sent it, or to whom it was sent. */
  readonly person: NamedPerson;
  readonly state: InvitationState;
  readonly at: number;
  readonly expires: number;
}

/** Everybody somebody has to do with. */
export interface People {
  readonly followed: readonly Person[];
  readonly blocked: readonly Person[];
  /** Of the last games, the last first. */
  readonly recent: readonly RecentOpponent[];
  readonly invitations: { readonly received: readonly Invitation[]; readonly sent: readonly Invitation[] };
  /** Whom I let know that I am here. */
  readonly presence: PresenceChoice;
}

/** A report as administrators see it. */
export interface Report {
  readonly id: string;
  readonly kind: ReportKind;
  readonly state: ReportState;
  readonly at: number;
  /** What the one it is about was called; their id, unless they are gone. */
  readonly name: string;
  readonly about: string | null;
  readonly reporter: string | null;
  readonly table: string | null;
  readonly words: string;
  readonly context: readonly { readonly name: string; readonly text: string }[];
  readonly note: string;
  /** Until when they are suspended already; null if they are not. */
  readonly suspended: number | null;
}

/** Something an administrator did. */
export interface AdminLogEntry {
  readonly id: string;
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Somebody who keeps order. */
export interface Administrator extends NamedPerson {
  /** Whoever asks. */
  readonly mine: boolean;
}

/** A year of hours at most; null for good. */
export const adminAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('rename'), name: z.string().trim().min(1).max(LIMITS.nameLength) }),
  z.object({
    do: z.literal('suspend'),
    hours: z.int().min(1).max(8784).nullable(),
    reason: z.string().trim().max(LIMITS.chatLength).default(''),
  }),
  z.object({ do: z.literal('lift') }),
]);
/** Whoever is to keep order, too: a kept identity, by its name. */
export const appointment = z.object({ name: z.string().trim().min(1).max(LIMITS.nameLength) });
export const adminCode = z.object({ code: z.string().regex(/^[\w-]{43}$/) });
export const reportDecision = z.object({ state: reportState });
export type AdminAction = z.input<typeof adminAction>;
