import type { Rooms } from '../play/rooms.ts';
import type { Signals } from '../play/signals.ts';
import type { Db } from '../storage/database.ts';
import { unfinishedAmong } from '../storage/lists.ts';

export interface RefreshParts {
  readonly db: Db;
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly signals: Pick<Signals, 'send'>;
}

/** Tables whose rows were changed behind their back show it at once, on every node where somebody may be watching. */
export async function refreshTables({ db, rooms, signals }: RefreshParts, tables: readonly string[]): Promise<void> {
  for (const id of tables) await rooms.catchUp(id);
  for (const table of await unfinishedAmong(db, tables)) signals.send({ kind: 'change', table });
}
