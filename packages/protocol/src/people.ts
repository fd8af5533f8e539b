import { z } from 'zod';

/** People among each other: what clients ask for and are told. */

/** Whom somebody lets know that they are here: nobody, those they follow, everybody who follows them. */
export const presenceChoice = z.enum(['nobody', 'followed', 'everybody']);

/** As tables and chat show it. */
export const guestId = z.string().regex(/^[\w-]{1,40}$/);

export const relationChange = z.object({ relation: z.enum(['none', 'follow', 'block']) });

export const peopleChange = z.object({ presence: presenceChoice });

export type PresenceChoice = z.infer<typeof presenceChoice>;
export type RelationChoice = z.infer<typeof relationChange>['relation'];

/** Somebody else, as one person sees them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kept: boolean;
  readonly relation: RelationChoice;
  /** Whether they are here now; null where they do not let it be known. */
  readonly online: boolean | null;
}

/** Everybody somebody has to do with. */
export interface People {
  readonly followed: readonly Person[];
  readonly blocked: readonly Person[];
  /** Whom I let know that I am here. */
  readonly presence: PresenceChoice;
}

export type ReportKind = 'message' | 'name' | 'game';
export type ReportState = 'open' | 'settled' | 'dismissed';
