import type { Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { GameResult, TablePhase } from '@pharos/protocol';
import type { Db } from './database.ts';
import { addNotices, type NewNotice } from './notices.ts';
import type { LogRow, Schema, SeatRow, TableRow } from './schema.ts';

type Writer = Db | Transaction<Schema>;

/** A table with everything that was stored about it. */
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly log: readonly LogRow[];
}

/** A change of the table itself. */
export interface TableChange {
  readonly to_act?: number;
  readonly phase?: TablePhase;
  readonly finished_at?: Date;
  readonly revision?: number;
  readonly chat?: boolean;
  readonly host?: string;
  readonly seed?: string;
  readonly secret?: string;
  readonly started_at?: Date;
  readonly rules?: number;
  readonly rematch?: string;
  readonly due_at?: Date | null;
  readonly keeper?: string | null;
}

/** What an entry of the log changes about its table, written together with it. */
export interface ChangeByEntry extends TableChange {
  readonly result?: GameResult;
}

/** Refuses a change by throwing, in the same transaction. */
export type Guard = (tx: Db) => Promise<void>;

/** The command behind a change, so that it is not carried out twice. */
export interface DoneCommand {
  readonly command: string;
  readonly at: Date;
}

export async function insertTable(db: Writer, table: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await db
    .insertInto('tables')
    .values({
      ...table,
      options: JSON.stringify(table.options),
      clock: JSON.stringify(table.clock),
      opening: table.opening === null ? null : JSON.stringify(table.opening),
      result: table.result === null ? null : JSON.stringify(table.result),
    })
    .execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}

/** A table with its log, or with the part of it beyond the first `entries`: all as of the same moment. */
export async function loadTable(db: Db, id: string, entries = 0): Promise<StoredTable | null> {
  const row = await db
    .selectFrom('tables')
    .selectAll()
    .select((outer) => [
      jsonArrayFrom(outer.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat')).as('seats'),
      jsonArrayFrom(
        outer.selectFrom('log').selectAll().where('table_id', '=', id).where('entry', '>', entries).orderBy('entry'),
      ).as('log'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { seats, log, ...table } = row;
  // As JSON, times are texts.
  return { table, seats, log: log.map((entry) => ({ ...entry, at: new Date(entry.at) })) };
}

export async function findCommand(db: Db, id: string, command: string): Promise<LogRow | null> {
  const row = db.selectFrom('log').selectAll().where('table_id', '=', id).where('command', '=', command);
  return (await row.executeTakeFirst()) ?? null;
}

/** Whether a command was carried out before, on whichever node. */
export async function isCommandDone(db: Db, id: string, command: string): Promise<boolean> {
  const row = db.selectFrom('commands').select('at').where('table_id', '=', id).where('command', '=', command);
  return (await row.executeTakeFirst()) !== undefined || (await findCommand(db, id, command)) !== null;
}

export async function forgetCommands(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('commands').where('at', '<', before).execute();
}

/** The table a command opened; null if it opened none yet. */
export async function findTableByRequest(db: Db, request: string): Promise<string | null> {
  const row = await db.selectFrom('tables').select('id').where('request', '=', request).executeTakeFirst();
  return row?.id ?? null;
}

/** What belongs to a change of a table. */
interface SaveParts {
  readonly done?: DoneCommand | null;
  readonly guard?: Guard | null;
  /** What people are told of it. */
  readonly notices?: readonly NewNotice[];
  readonly at: Date;
}

/**
 * Changes the table and its seats together. The revision guards against somebody else's change in between. Fails with a
 * duplicate key if the command was carried out before.
 */
export async function saveSeats(
  db: Db,
  table: TableRow,
  change: TableChange & { readonly revision: number },
  seats: readonly SeatRow[],
  { done = null, guard = null, notices = [], at }: SaveParts,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await guard?.(tx);
    const update = tx.updateTable('tables').set(change).where('id', '=', table.id);
    const { numUpdatedRows } = await update.where('revision', '=', table.revision).executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    if (done !== null)
      await tx
        .insertInto('commands')
        .values({ table_id: table.id, ...done })
        .execute();
    await addNotices(tx, notices, at);
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
