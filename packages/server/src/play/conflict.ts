import { isDuplicate } from '../storage/database.ts';

/** Somebody else changed the table first, or the same command was carried out before: look again, then decide. */
export class Conflict extends Error {
  constructor(table: string) {
    super(`table ${table} was changed elsewhere`);
    this.name = 'Conflict';
  }
}

/** Nodes that stood in each other's way; the database let one of them pass. */
const DEADLOCKS = new Set<unknown>(['40001', '40P01']);

/** Whether the database refused something because of somebody else's change. */
export function isWriteConflict(error: unknown): boolean {
  return isDuplicate(error) || (error instanceof Error && 'code' in error && DEADLOCKS.has(error.code));
}
