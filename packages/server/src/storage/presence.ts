import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Who watches a table through one node. */
export interface TableWatchers {
  readonly table: string;
  readonly guests: readonly string[];
  readonly nameless: number;
}

/** Stores who watches a table through this node. */
export async function savePresence(db: Db, node: string, { table, guests, nameless }: TableWatchers): Promise<void> {
  if (guests.length + nameless === 0) {
    await db.deleteFrom('presence').where('table_id', '=', table).where('node', '=', node).execute();
    return;
  }
  const people = { guests: JSON.stringify(guests), nameless };
  await db
    .insertInto('presence')
    .values({ table_id: table, node, ...people })
    .onConflict((conflict) => conflict.columns(['table_id', 'node']).doUpdateSet(people))
    .execute();
}

/** Who watches these tables through other nodes that are alive. */
export async function presenceOnOtherNodes(db: Db, node: string, tables: readonly string[]): Promise<TableWatchers[]> {
  const { rows } = await sql<TableWatchers>`
    select table_id as "table", guests, nameless from presence join nodes on nodes.id = node
    where table_id = any(${[...tables]}) and node <> ${node} and alive_until > now()`.execute(db);
  return rows;
}

/** How far a table has come: what to compare with what was sent of it. */
export interface Progress {
  readonly id: string;
  readonly revision: number;
  readonly entries: number;
  /** The last message. */
  readonly chat: number;
}

export async function progressOf(db: Db, tables: readonly string[]): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    select id, revision,
      coalesce((select max(entry) from log where table_id = tables.id), 0) as entries,
      coalesce((select max(chat.id) from chat where table_id = tables.id), 0) as chat
    from tables where id = any(${[...tables]})`.execute(db);
  return rows;
}
