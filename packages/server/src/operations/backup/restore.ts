import { createReadStream } from 'node:fs';
import { Migrator, sql } from 'kysely';
import type { Db } from '../../storage/database.ts';
import { rebuildRatings } from '../../ratings/rebuildRatings.ts';
import { MIGRATIONS } from '../../storage/migrations.ts';
import { recountResults } from '../../storage/results.ts';
import { readBackup, type Row } from './readBackup.ts';
import { COUNTED, KEPT, PASSING, type End, type Head, type KeptTable } from './format.ts';
import { BackupProblem } from './backupProblem.ts';

/** Rows, and characters of them, written at once. */
const MOST_ROWS = 1000;
const MOST_TEXT = 1_000_000;

/** Reads a backup without writing anything. */
export function checkBackup(file: string): Promise<{ head: Head; end: End }> {
  return readBackup(createReadStream(file), () => undefined);
}

/**
 * Puts a backup in place of what is in the database: nothing, unless it may be overwritten. The file is read to the end
 * before anything is touched.
 */
export async function restore(db: Db, file: string, mayOverwrite: boolean): Promise<End> {
  const { head } = await checkBackup(file);
  const last = lastStep(head);
  await refuseInUse(db);
  if (!mayOverwrite) await refuseNotEmpty(db);
  const end = await putAsItWas(db, file, last);
  await migrateWith(db, (migrator) => migrator.migrateToLatest());
  await recountResults(db);
  await rebuildRatings(db);
  return end;
}

/** Puts a backup into a database with the schema that it was made with. */
export async function putAsItWas(db: Db, file: string, lastStep: string): Promise<End> {
  await dropTables(db);
  await migrateWith(db, (migrator) => migrator.migrateTo(lastStep));
  return db.transaction().execute((tx) => load(tx, file));
}

function lastStep({ migrations }: Head): string {
  const unknown = migrations.find((name) => !(name in MIGRATIONS));
  if (unknown !== undefined)
    throw new BackupProblem('BACKUP_TOO_NEW', `this program does not know the step ${unknown}`);
  return migrations.at(-1) ?? '';
}

/** A node that lives would go on with what it remembers. */
async function refuseInUse(db: Db): Promise<void> {
  const { rows } = await sql`select id from nodes where alive_until > now()`.execute(db);
  if (rows.length > 0) throw new BackupProblem('DATABASE_IN_USE', `${rows.length} server(s) use it: stop them first`);
}

async function refuseNotEmpty(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from guests union all select 1 from tables limit 1`.execute(db);
  if (rows.length > 0)
    throw new BackupProblem('DATABASE_NOT_EMPTY', 'it has guests or games: --overwrite to lose them');
}

async function dropTables(db: Db): Promise<void> {
  for (const name of [...KEPT, ...COUNTED, ...PASSING, 'kysely_migration', 'kysely_migration_lock']) {
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(db);
  }
}

async function migrateWith(db: Db, steps: (migrator: Migrator) => Promise<{ error?: unknown }>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await steps(migrator);
  if (error !== undefined) throw error instanceof Error ? error : new Error('the schema could not be made');
}

async function load(db: Db, file: string): Promise<End> {
  const batch: Row[] = [];
  let text = 0;
  const flush = async (): Promise<void> => {
    await insert(db, batch);
    batch.length = 0;
    text = 0;
  };
  const { end } = await readBackup(createReadStream(file), async (row) => {
    const isOther = batch.length > 0 && batch[0].table !== row.table;
    if (isOther || batch.length >= MOST_ROWS || text >= MOST_TEXT) await flush();
    batch.push(row);
    text += row.row.length;
  });
  await flush();
  await sql`select setval(pg_get_serial_sequence('chat', 'id'), (select coalesce(max(id), 0) + 1 from chat), false)`.execute(
    db,
  );
  return end;
}

async function insert(db: Db, batch: readonly Row[]): Promise<void> {
  if (batch.length === 0) return;
  const [{ table }] = batch;
  const rows = `[${batch.map(({ row }) => row).join(',')}]`;
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}::jsonb) ${REPEATED[table] ?? sql``}`.execute(
    db,
  );
}

/** Guests who came while the backup was made may be in it twice. */
const REPEATED: Partial<Record<KeptTable, ReturnType<typeof sql>>> = { guests: sql`on conflict do nothing` };
