import { sql } from 'kysely';
import type { StoredDepth } from '@pharos/protocol';
import type { Db } from './database.ts';

/** An analysis that is stored, without what it found out. */
export interface AnalysisRow {
  readonly depth: StoredDepth;
  readonly engine: number;
  readonly made_at: Date;
}

export async function analysesOf(db: Db, table: string): Promise<AnalysisRow[]> {
  const { rows } = await sql<AnalysisRow>`
    select depth, engine, made_at from analyses where table_id = ${table} order by depth`.execute(db);
  return rows;
}

/** An analysis with what it found out, as JSON text. */
export interface WholeAnalysisRow extends AnalysisRow {
  readonly result: string;
}

export async function wholeAnalysesOf(db: Db, table: string): Promise<WholeAnalysisRow[]> {
  const { rows } = await sql<WholeAnalysisRow>`
    select depth, engine, made_at, result from analyses where table_id = ${table} order by depth`.execute(db);
  return rows;
}

/** Null if nothing is stored. */
export async function findAnalysis(db: Db, table: string, depth: StoredDepth): Promise<WholeAnalysisRow | null> {
  const { rows } = await sql<WholeAnalysisRow>`
    select depth, engine, made_at, result from analyses where table_id = ${table} and depth = ${depth}`.execute(db);
  return rows.at(0) ?? null;
}

/** Takes the place of what an earlier engine found out. */
export async function insertAnalysis(
  tx: Db,
  { table, depth }: { readonly table: string; readonly depth: StoredDepth },
  { engine, at, result }: { readonly engine: number; readonly at: Date; readonly result: string },
): Promise<void> {
  await sql`
    insert into analyses (table_id, depth, engine, made_at, result)
    values (${table}, ${depth}, ${engine}, ${at}, ${result})
    on conflict (table_id, depth) do update set
      engine = excluded.engine, made_at = excluded.made_at, result = excluded.result`.execute(tx);
}
