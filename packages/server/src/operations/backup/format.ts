/**
 * A backup is lines of JSON, compressed by gzip: a head, a line `["table",{…row…}]` for each row in an order in which they
 * can be written back, and an end with the number of rows and a checksum of all lines before it.
 */

export const FORMAT = 1;

export interface Head {
  readonly pharos: 'backup';
  readonly format: number;
  /** The steps of the schema the rows are written in. */
  readonly migrations: readonly string[];
  readonly at: string;
}

export interface End {
  readonly rows: number;
  /** Of all lines before, in hexadecimal digits. */
  readonly sha256: string;
}

/** What belongs to guests; it comes with them. */
export const OF_GUESTS = [
  'identities',
  'passkeys',
  'recovery_codes',
  'sessions',
  'notice_channels',
  'notice_settings',
  'puzzle_tries',
  'puzzle_solvers',
  'daily_tries',
  'progress',
] as const;

/** What people are to each other, what keeps order among them, and what puzzles are worth to all; it comes after all guests. */
export const BETWEEN_GUESTS = ['relations', 'reports', 'admin_log', 'puzzle_ratings'] as const;

/** What a backup holds. The secrets of sessions and of the deals of the day are among the settings, the secrets of deals are in the tables. */
export const KEPT = [
  'settings',
  'daily_deals',
  'guests',
  ...OF_GUESTS,
  'tables',
  'seats',
  'log',
  'chat',
  'seat_results',
  'analyses',
  ...BETWEEN_GUESTS,
  'invitations',
  'rating_events',
  'rated_seats',
] as const;

/**
 * What is about this moment only: which nodes live, who is where and looks for whom, which commands were just carried out, what counts
 * for some minutes, which games are still to be analysed.
 */
export const PASSING = [
  'analysis_jobs',
  'analysis_parts',
  'commands',
  'nodes',
  'notices',
  'one_time_codes',
  'presence',
  'seeks',
  'socket_io_attachments',
] as const;

/** What follows from the rest and is counted anew. */
export const COUNTED = ['result_counts', 'streaks', 'ratings'] as const;

export type KeptTable = (typeof KEPT)[number];

export function isKept(name: unknown): name is KeptTable {
  return KEPT.some((kept) => kept === name);
}
