import { z } from 'zod';
import { LIMITS } from './limits.ts';
import type { NamedPerson } from './namedPerson.ts';

/** Finished games, what they come to, and profiles: what clients ask for and are told. */

const time = z.coerce.number().int().min(0).max(8.64e15);

/** Which finished games; all of them if nothing is said. */
export const historyFilter = z.object({
  game: z.string().max(24).optional(),
  /** All expansions, sorted, with a plus between them; empty for the base game alone. */
  expansions: z.string().max(60).optional(),
  players: z.coerce.number().int().min(2).max(8).optional(),
  /** The id of somebody who played, too. */
  opponent: z.string().max(60).optional(),
  result: z.enum(['won', 'drawn', 'lost', 'none']).optional(),
  /** Finished at that moment or later, and before that one. */
  from: time.optional(),
  to: time.optional(),
  /** What an earlier answer gave for going on. */
  after: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{1,40}$/)
    .optional(),
});

export type HistoryFilter = z.infer<typeof historyFilter>;

export const playerName = z.string().min(1).max(LIMITS.nameLength);

/** Whether strangers see the profile. */
export const profileVisibility = z.object({ public: z.boolean() });

/** Somebody at the table of a finished game. */
export interface HistorySeat {
  readonly seat: number;
  readonly kind: 'guest' | 'bot';
  /** As they were called then; null for bots and whoever was forgotten. */
  readonly name: string | null;
  readonly level: string | null;
  readonly kept: boolean;
  /** Whose history this is. */
  readonly mine: boolean;
  /** What their public profile goes by; null without one. */
  readonly profile: string | null;
  readonly points: number;
  readonly place: number | null;
}

/** A finished game in the history of somebody. */
export interface HistoryGame {
  readonly table: string;
  readonly game: string;
  readonly options: unknown;
  readonly finished: number;
  readonly result: 'won' | 'drawn' | 'lost' | 'none';
  readonly place: number | null;
  /** How many players or teams there were. */
  readonly parties: number;
  readonly ending: string;
  /** Whether points decided. */
  readonly scored: boolean;
  readonly points: number;
  readonly wonder: string | null;
  readonly seats: readonly HistorySeat[];
}

/** Somebody at a table who shows a profile, by the name it goes by. */
export interface SeatProfile {
  readonly seat: number;
  readonly profile: string;
}

export interface HistoryPage {
  readonly games: readonly HistoryGame[];
  /** To go on with; null at the end. */
  readonly next: string | null;
}

/** Somebody with whom a game was played lately. */
export type Opponent = NamedPerson;

export interface ResultCount {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
}

/** What the games of one kind come to. Games that people agreed to stop do not count. */
export interface GameStatistics extends ResultCount {
  readonly game: string;
  readonly sizes: readonly (ResultCount & { readonly expansions: readonly string[]; readonly players: number })[];
  readonly endings: readonly (ResultCount & { readonly ending: string })[];
  /** Mean points of games that points decided, and those of the opponents. */
  readonly categories: readonly {
    readonly category: string;
    readonly games: number;
    readonly points: number;
    readonly others: number;
  }[];
  /** `side` is empty where there is only one. */
  readonly wonders: readonly (ResultCount & { readonly wonder: string; readonly side: string })[];
  /** Those in most cities, first. */
  readonly cards: readonly (ResultCount & { readonly card: string })[];
}

export interface Statistics extends ResultCount {
  /** Games won in a row: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly byGame: readonly GameStatistics[];
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  /** Since when the identity is kept. */
  readonly since: number;
  /** Whether strangers see it. */
  readonly public: boolean;
  readonly mine: boolean;
  /** Of public tables only, unless it is one's own. */
  readonly statistics: Statistics;
  /** Games of whoever asks against this player: how often who was ahead. Null for oneself. */
  readonly headToHead: { readonly games: number; readonly ahead: number; readonly behind: number } | null;
}
