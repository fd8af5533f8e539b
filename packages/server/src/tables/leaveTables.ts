import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { unfinishedOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { TableCommands } from './tableCommands.ts';

interface LeavingParts {
  readonly db: Db;
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Gets up from every table that is not over; games under way go on without them. */
export async function leaveTables({ db, tableCommands }: LeavingParts, guest: GuestRow): Promise<void> {
  for (const table of await unfinishedOf(db, guest.id)) {
    try {
      await tableCommands.run(guest, table, { do: 'leave' });
    } catch (error) {
      // It was over at this very moment, or they had left already.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
