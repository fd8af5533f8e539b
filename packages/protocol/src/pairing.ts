import { z } from 'zod';
import type { ClockRule } from './clockRule.ts';
import { repeatable, tableId } from './commands.ts';
import type { NamedPerson } from './namedPerson.ts';

/** How fast is played where people are paired. */
export const paceId = z.enum(['quick', 'calm', 'day', 'days3']);

/** Looks for others who want the same. Whoever looks already changes what they wish; they keep their place if it is the same game and pace. */
export const seekCommand = z.object({
  /** One of the kinds of games that people are paired for. */
  kind: z.string().min(1).max(40),
  pace: paceId,
  /** How many may sit at the table, at least and at most; if nothing is said, as many as the game allows. */
  players: z.tuple([z.int().min(2).max(8), z.int().min(2).max(8)]).optional(),
  /** Whether the game should count for ratings; it does if all who play wish so. */
  rated: z.boolean().default(false),
  /** After so many seconds bots of a level take the seats that are still empty; null: never. */
  fill: z
    .object({ after: z.int().min(0).max(3600), level: z.string().min(1).max(24) })
    .nullable()
    .default(null),
  /** Announces a contribution to the deal, as for sitting down; the table waits for it, but not for long. */
  contributes: z.boolean().default(false),
  /** Names the search: one that is over does not begin again when its command is repeated, or comes late. */
  ...repeatable,
});

/** Looks no longer. Whoever was paired meanwhile is told so instead; with that table they confirm that they have come. */
export const cancelSeekCommand = z.object({ table: tableId.optional() });

export type PaceId = z.infer<typeof paceId>;
export type SeekCommand = z.input<typeof seekCommand>;
export type CancelSeekCommand = z.infer<typeof cancelSeekCommand>;

/** What somebody looks for, as they are told themselves. Times are server time, in milliseconds. */
export interface Seek {
  readonly kind: string;
  readonly pace: PaceId;
  readonly players: readonly [number, number];
  readonly rated: boolean;
  readonly since: number;
  /** When bots take the empty seats, and of which level; null: never. */
  readonly fill: { readonly at: number; readonly level: string } | null;
  readonly now: number;
  /** Where they play, once others were found. */
  readonly table: string | null;
}

/** Null for somebody who looks for nobody. */
export interface OwnSeek {
  readonly seek: Seek | null;
}

/** A kind of game that people are paired for: a game with certain options. */
export interface PairingKind {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  /** How many can play it, at least and at most. */
  readonly players: readonly [number, number];
  readonly levels: readonly string[];
}

export interface Pace {
  readonly id: PaceId;
  readonly clock: ClockRule;
}

/** Somebody who looks for others. */
export interface ListedSeek
  extends Pick<Seek, 'kind' | 'pace' | 'players' | 'rated' | 'since'>, Pick<NamedPerson, 'kept' | 'name'> {
  readonly guest: string;
}

/** What people are paired for, and who waits for what. */
export interface Pairing {
  readonly kinds: readonly PairingKind[];
  readonly paces: readonly Pace[];
  /** Where somebody waits, and how many. */
  readonly waiting: readonly { readonly kind: string; readonly pace: PaceId; readonly count: number }[];
  /** Those who wait longest, a few of them. */
  readonly seeks: readonly ListedSeek[];
}
