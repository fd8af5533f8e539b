import { openStorage, type Db, type LogRow, type SeatRow, type TableRow } from '@pharos/server';
import type { StorageLocation } from '../nodes/deployment.ts';

export type StoredEntry = Pick<LogRow, 'entry' | 'kind' | 'seat' | 'text' | 'version' | 'by_bot' | 'command'>;

/** What the servers stored about a table. */
export interface StoredGame {
  readonly table: Pick<TableRow, 'id' | 'game' | 'options' | 'seed' | 'phase' | 'clock'>;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'guest'>[];
  readonly log: readonly StoredEntry[];
  readonly chat: readonly { readonly guest: string; readonly text: string }[];
}

/** Reads tables past the servers. */
export async function readStored(
  location: StorageLocation,
  tables: readonly string[],
): Promise<Map<string, StoredGame>> {
  const storage = await openStorage(location, () => undefined);
  try {
    const games = new Map<string, StoredGame>();
    for (const id of tables) {
      const game = await readGame(storage.db, id);
      if (game !== null) games.set(id, game);
    }
    return games;
  } finally {
    await storage.close();
  }
}

async function readGame(db: Db, id: string): Promise<StoredGame | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const log = await db.selectFrom('log').selectAll().where('table_id', '=', id).orderBy('entry').execute();
  const chat = await db.selectFrom('chat').select(['guest', 'text']).where('table_id', '=', id).execute();
  return { table, seats, log, chat };
}
