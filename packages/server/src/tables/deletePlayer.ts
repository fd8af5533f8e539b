import { forgetGuest } from '../storage/moveGuest.ts';
import type { GuestRow } from '../storage/schema.ts';
import { leaveTables } from './leaveTables.ts';
import { refreshTables, type RefreshParts } from './refreshTables.ts';
import type { TableCommands } from './tableCommands.ts';

interface DeletionParts extends RefreshParts {
  readonly tableCommands: Pick<TableCommands, 'run'>;
}

/** Forgets who a guest was. Their games stay, under no name; games under way are left as if they had stood up. */
export async function deletePlayer(parts: DeletionParts, guest: GuestRow): Promise<void> {
  await leaveTables(parts, guest);
  await refreshTables(parts, await forgetGuest(parts.db, guest.id));
}
