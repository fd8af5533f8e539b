import { sql } from 'kysely';
import type { ReportState } from '@pharos/protocol';
import type { Db } from './database.ts';
import { lockGuest } from './guests.ts';
import type { ReportRow } from './peopleSchema.ts';

/** Stores a report, once for each reporter and subject; false if so many of theirs are open that one more is not taken. */
export async function insertReport(
  db: Db,
  report: ReportRow & { readonly reporter: string },
  most: number,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockGuest(tx, report.reporter);
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from reports where reporter = ${report.reporter} and state = 'open'`.execute(tx);
    if (Number(rows[0]?.count) >= most) return false;
    const values = { ...report, context: JSON.stringify(report.context) };
    await tx
      .insertInto('reports')
      .values(values)
      .onConflict((conflict) => conflict.columns(['reporter', 'kind', 'subject']).doNothing())
      .execute();
    return true;
  });
}

interface ListedReport extends ReportRow {
  readonly suspended_until: Date | null;
}

const MOST_LISTED = 100;

/** Open ones first, the oldest first; then what was decided last. */
export async function listReports(db: Db): Promise<ListedReport[]> {
  const { rows } = await sql<ListedReport>`
    select reports.*, guests.suspended_until from reports left join guests on guests.id = about
    order by state <> 'open', case when state = 'open' then reports.at end, reports.at desc limit ${MOST_LISTED}`.execute(
    db,
  );
  return rows;
}

export async function setReportState(tx: Db, id: string, state: ReportState): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ state })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface SaidMessage {
  readonly id: number;
  readonly guest: string;
  readonly name: string;
  readonly text: string;
}

/** What was said around a message of a table, itself included; around the last one, if none is named. */
export async function messagesAround(db: Db, table: string, message: number | null): Promise<SaidMessage[]> {
  const { rows } = await sql<SaidMessage>`
    (select id, guest, name, text from chat
      where table_id = ${table} and id <= ${message ?? 2_147_483_647} order by id desc limit 6)
    union all
    (select id, guest, name, text from chat where table_id = ${table} and id > ${message ?? 2_147_483_647} order by id limit 3)
    order by id`.execute(db);
  return rows;
}
