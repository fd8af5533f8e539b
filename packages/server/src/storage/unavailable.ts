import type { DiskTrouble } from './diskErrors.ts';

/** The database cannot be reached or went away: nothing is known about what was asked last. */
export class DatabaseLost extends Error {
  /** What the disk has to do with it, if it has. */
  readonly trouble: DiskTrouble | null;

  constructor(reason: string, trouble: DiskTrouble | null = null) {
    super(reason);
    this.name = 'DatabaseLost';
    this.trouble = trouble;
  }
}

/**
 * Connection lost (08), out of connections or space (53), stopping or cancelled in time (57), a transaction that waited
 * too long (25P03), a database that only reads because another one took over (25006), a disk that fails (58030), and
 * files that are damaged or missing (XX001, XX002, 58P01).
 */
const STATES = /^(08|53|57)|^(25P03|25006|58030|58P01|XX001|XX002)$/;

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What the client of the database says without a code. */
const WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
  'driver has already been destroyed',
  'PGlite is clos',
];

/** Whether the database is to blame, not what was asked of it: the same may well succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseLost || isUnavailable(error.cause)) return true;
  if (WORDS.some((words) => error.message.startsWith(words))) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return NETWORK.has(code) || (/^\w{5}$/.test(code) && STATES.test(code));
}
