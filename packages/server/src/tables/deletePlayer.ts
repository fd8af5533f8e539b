import { Refusal } from '../shared/refusal.ts';
import { unfinishedOf } from '../storage/lists.ts';
import { forgetGuest } from '../storage/moveGuest.ts';
import type { GuestRow } from '../storage/schema.ts';
import { refreshTables, type RefreshParts } from './refreshTables.ts';
import type { TableCommands } from './tableCommands.ts';

interface DeletionParts extends RefreshParts {
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Forgets who a guest was. Their games stay, under no name; games under way are left as if they had stood up. */
export async function deletePlayer(parts: DeletionParts, guest: GuestRow): Promise<void> {
  for (const table of await unfinishedOf(parts.db, guest.id)) {
    try {
      await parts.tableCommands.run(guest, table, { do: 'leave' });
    } catch (error) {
      // It was over at this very moment, or they had left already.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await refreshTables(parts, await forgetGuest(parts.db, guest.id));
}
