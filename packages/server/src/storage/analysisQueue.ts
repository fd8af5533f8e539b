import { sql } from 'kysely';
import type { StoredDepth } from '@pharos/protocol';
import type { Db } from './database.ts';

/** How far a job is, for whoever waits for it. */
export interface WaitingJob {
  readonly depth: StoredDepth;
  readonly done: number;
  /** Choices to look at; null as long as nobody has begun. */
  readonly choices: number | null;
  /** How many come before it. */
  readonly ahead: number;
}

export async function jobsOf(db: Db, table: string): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select depth, done, choices, (
      select count(*)::integer from analysis_jobs other
      where (not other.asked, other.turn, other.made_at) < (not job.asked, job.turn, job.made_at)) as ahead
    from analysis_jobs job where table_id = ${table} order by depth`.execute(db);
  return rows;
}

/** How many jobs wait that somebody asked for; of one owner, and in all. */
export async function askedJobs(db: Db, owner: string): Promise<{ readonly own: number; readonly all: number }> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*) filter (where owner = ${owner})::integer as own, count(*)::integer as all
    from analysis_jobs where asked`.execute(db);
  return rows[0];
}

export async function countJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from analysis_jobs`.execute(db);
  return rows[0].count;
}

/** Jobs go on under the name of another guest, or of nobody. */
export async function moveJobs(tx: Db, from: string, to: string | null): Promise<void> {
  await sql`update analysis_jobs set owner = ${to} where owner = ${from}`.execute(tx);
}
