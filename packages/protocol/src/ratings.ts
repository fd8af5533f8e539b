import { z } from 'zod';

/** Ratings: what clients ask for and are told. A class is a game, its expansions and a size, such as `wonders/armada:3-4`. */

export const ratingClass = z
  .string()
  .max(80)
  .regex(/^[a-z]+(\/[a-z]+)*:(2|3-4|5-8|teams)$/);

export const leaderboardPeriod = z.enum(['week', 'all']);

/** Whether somebody stands on leaderboards. */
export const listing = z.object({ listed: z.boolean() });

/** How strong somebody is taken to be. */
export interface ShownRating {
  readonly points: number;
  /** How far `points` may be wrong: two times in three they are nearer. */
  readonly doubt: number;
  readonly provisional: boolean;
}

/** A rating of somebody in one class. */
export interface ClassRating extends ShownRating {
  readonly class: string;
  readonly games: number;
  /** Of the last game. */
  readonly at: number;
}

/** A rating after a game. */
export interface RatingPoint extends ShownRating {
  readonly at: number;
}

/** How a rating came about: oldest first, thinned out where there is much. */
export interface RatingHistory {
  readonly class: string;
  readonly history: readonly RatingPoint[];
  /** What bots are worth in this class. */
  readonly bots: readonly { readonly level: string; readonly points: number }[];
}

/** What a rated game is about for each seat. */
export interface TableRatings {
  readonly class: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly before: ShownRating;
    /** Null before the end, and of a game that does not count in the end. */
    readonly after: ShownRating | null;
  }[];
}

export interface LeaderboardEntry extends ShownRating {
  readonly guest: string;
  readonly name: string;
  /** What the profile goes by that whoever asks may see; null without one. */
  readonly profile: string | null;
  readonly games: number;
  /** Points gained in the period. */
  readonly change: number;
}

/** Who is best in a class: only those who want to be listed, those with a provisional rating last. */
export interface Leaderboard {
  readonly class: string;
  readonly period: z.infer<typeof leaderboardPeriod>;
  /** Classes in which games have counted. */
  readonly classes: readonly string[];
  readonly entries: readonly LeaderboardEntry[];
  /** Whether whoever asks wants to be listed; null for who has not kept their identity. */
  readonly listed: boolean | null;
}
