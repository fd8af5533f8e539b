/** Why nothing can be stored just now; part of what `/readyz`, the log and the figures say. */
export type DiskTrouble = 'DISK_FULL' | 'DISK_READ_ONLY' | 'DISK_FAILED';

/** By what the system says about a file, and by what PostgreSQL says (disk full, error of a device). */
const CODES: ReadonlyMap<unknown, DiskTrouble> = new Map([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EROFS', 'DISK_READ_ONLY'],
  ['EIO', 'DISK_FAILED'],
  ['ENXIO', 'DISK_FAILED'],
  ['ESTALE', 'DISK_FAILED'],
  ['53100', 'DISK_FULL'],
  ['58030', 'DISK_FAILED'],
]);

/** What an exception says about the disk; null if nothing. */
export function diskTroubleIn(error: unknown): DiskTrouble | null {
  if (!(error instanceof Error)) return null;
  if ('trouble' in error) return error.trouble as DiskTrouble | null;
  return ('code' in error ? CODES.get(error.code) : undefined) ?? diskTroubleIn(error.cause);
}

/** In words. */
export const TROUBLE_MESSAGES: Readonly<Record<DiskTrouble, string>> = {
  DISK_FULL: 'the disk is full',
  DISK_READ_ONLY: 'the disk can only be read',
  DISK_FAILED: 'the disk failed',
};
