import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Registers a node or prolongs its lease; answers what time it is at the database. */
export async function renewLease(db: Db, node: string, ms: number): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    insert into nodes (id, alive_until) values (${node}, now() + ${ms} * interval '1 millisecond')
    on conflict (id) do update set alive_until = excluded.alive_until returning now()`.execute(db);
  return rows[0].now;
}

/** For a process that has the database alone: all others are gone, and it needs no lease. */
export async function leaseForever(db: Db, node: string): Promise<void> {
  await sql`delete from nodes`.execute(db);
  await sql`insert into nodes (id, alive_until) values (${node}, 'infinity')`.execute(db);
}

/** Whatever the node looked after is free at once; nobody is there through it any more. */
export async function endLease(db: Db, node: string): Promise<void> {
  await db.deleteFrom('nodes').where('id', '=', node).execute();
  await db.deleteFrom('presence').where('node', '=', node).execute();
}

/** Clears away what dead nodes left behind. */
export async function deleteDeadNodes(db: Db): Promise<void> {
  await sql`delete from nodes where alive_until < now() - interval '1 minute'`.execute(db);
  await sql`delete from presence where node not in (select id from nodes)`.execute(db);
}

/** Tables that no living node has claimed, besides ourselves. */
function isFreeFor(node: string) {
  return sql<boolean>`(keeper is null or keeper = ${node}
    or not exists (select from nodes where nodes.id = keeper and alive_until > now()))`;
}

/** A table that was claimed, and the node that had it before. */
export interface Claimed {
  readonly id: string;
  readonly former: string | null;
}

/** Takes charge of tables where something is due; each goes to one node. `busy` ones are being seen to already. */
export async function claimDue(
  db: Db,
  claim: { readonly node: string; readonly now: Date; readonly busy: readonly string[]; readonly most: number },
): Promise<Claimed[]> {
  const { node, now, busy, most } = claim;
  const { rows } = await sql<Claimed>`
    update tables set keeper = ${node}
    from (
      select id, keeper as former from tables
      where phase in ('waiting', 'playing') and due_at <= ${now} and id <> all(${[...busy]}::text[]) and ${isFreeFor(node)}
      order by due_at limit ${most} for update skip locked) due
    where tables.id = due.id
    returning tables.id, former`.execute(db);
  return rows;
}

/** Takes charge of one table; answers whether nobody else has it. */
export async function claimTable(db: Db, node: string, table: string): Promise<boolean> {
  const { rows } = await sql`
    update tables set keeper = ${node} where id = ${table} and ${isFreeFor(node)} returning id`.execute(db);
  return rows.length === 1;
}

/** Gives a table back until something is due again. */
export async function releaseTable(db: Db, node: string, table: string, due: Date | null): Promise<void> {
  const mine = db.updateTable('tables').set({ keeper: null, due_at: due }).where('id', '=', table);
  await mine.where('keeper', '=', node).execute();
}
