import type { Transaction } from 'kysely';
import type { TablePhase } from '@pharos/protocol';
import type { Db } from './database.ts';
import type { LogRow, Schema, SeatRow, TableRow } from './schema.ts';

type Writer = Db | Transaction<Schema>;

/** A table with everything that was stored about it. */
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly log: readonly LogRow[];
}

/** What an entry changes about its table, written together with it. */
export interface TableChange {
  readonly to_act?: number;
  readonly phase?: TablePhase;
  readonly finished_at?: Date;
  readonly revision?: number;
  readonly chat?: boolean;
  readonly host?: string;
  readonly seed?: string;
  readonly started_at?: Date;
  readonly rules?: number;
  readonly rematch?: string;
}

export async function insertTable(db: Writer, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await db
    .insertInto('tables')
    .values({ ...table, options: JSON.stringify(table.options), clock: JSON.stringify(table.clock) })
    .execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}

export async function loadTable(db: Db, id: string): Promise<StoredTable | null> {
  const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (table === undefined) return null;
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  return { table, seats, log: await logAfter(db, id, 0) };
}

/** Log entries beyond the first `entries`. */
export async function logAfter(db: Db, id: string, entries: number): Promise<LogRow[]> {
  return db
    .selectFrom('log')
    .selectAll()
    .where('table_id', '=', id)
    .where('entry', '>', entries)
    .orderBy('entry')
    .execute();
}

/**
 * Appends entries and what follows from them, all or nothing. Fails with a duplicate key if somebody else
 * appended first, or if the command was carried out before.
 */
export async function appendLog(db: Db, id: string, rows: readonly LogRow[], change: TableChange): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (rows.length > 0)
      await tx
        .insertInto('log')
        .values([...rows])
        .execute();
    if (Object.keys(change).length > 0) await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  });
}

export async function findCommand(db: Db, id: string, command: string): Promise<LogRow | null> {
  const row = db.selectFrom('log').selectAll().where('table_id', '=', id).where('command', '=', command);
  return (await row.executeTakeFirst()) ?? null;
}

/** Changes the table and its seats together. The revision guards against somebody else's change in between. */
export async function saveSeats(
  db: Db,
  table: TableRow,
  change: TableChange & { readonly revision: number },
  seats: readonly SeatRow[],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const update = tx.updateTable('tables').set(change).where('id', '=', table.id);
    const { numUpdatedRows } = await update.where('revision', '=', table.revision).executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await tx.deleteFrom('seats').where('table_id', '=', table.id).execute();
    await tx
      .insertInto('seats')
      .values([...seats])
      .execute();
    return true;
  });
}

/** Stores the table of a rematch, unless there is one already; answers the id of the one that holds. */
export async function insertRematch(
  db: Db,
  of: string,
  next: { table: TableRow; seats: readonly SeatRow[] },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const claim = tx.updateTable('tables').set({ rematch: next.table.id }).where('id', '=', of);
    const { numUpdatedRows } = await claim.where('rematch', 'is', null).executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) {
      await insertTable(tx, next.table, next.seats);
      return next.table.id;
    }
    const row = await tx.selectFrom('tables').select('rematch').where('id', '=', of).executeTakeFirstOrThrow();
    return row.rematch ?? next.table.id;
  });
}
