import { sql, type RawBuilder } from 'kysely';
import type { StoredDepth } from '@pharos/protocol';
import { insertAnalysis } from './analyses.ts';
import type { Db } from './database.ts';

/** Which game, and how thoroughly. */
export interface JobKey {
  readonly table: string;
  readonly depth: StoredDepth;
}

export interface NewJob extends JobKey {
  /** Whose it is in the queue: the turns of one owner do not hold up those of others. */
  readonly owner: string;
  /** Whether somebody wants to see it. */
  readonly asked: boolean;
  /** For each decision; null for the usual number. */
  readonly iterations: number | null;
  readonly engine: number;
  readonly at: Date;
}

/** A job that this node has taken. */
export interface TakenJob extends JobKey {
  readonly asked: boolean;
  readonly iterations: number | null;
  /** That made the decisions there are. */
  readonly engine: number;
  /** How often it was taken since it last came on. */
  readonly attempts: number;
  /** The number of the choice to go on with. */
  readonly done: number;
}

/** A deep analysis counts as this many others in the turns of its owner. */
const COST = sql`case depth when 'deep' then 4 else 1 end`;

const one = ({ table, depth }: JobKey): RawBuilder<unknown> => sql`table_id = ${table} and depth = ${depth}`;

/**
 * Puts a job into the queue, unless it is there; one that somebody asks for goes before those that nobody waits for. Each owner takes
 * turns: the first one now, the next ones each a turn later. Nothing happens if so many wait already.
 */
export async function queueJob(db: Db, job: NewJob, most: number): Promise<void> {
  const { table, depth, owner, asked, iterations, engine, at } = job;
  await sql`
    insert into analysis_jobs (table_id, depth, owner, asked, iterations, engine, turn, made_at, due_at)
    select ${table}, ${depth}, ${owner}, ${asked}, ${iterations}::integer, ${engine}::integer, greatest(
        coalesce((select min(turn) from analysis_jobs where asked = ${asked}), 0),
        coalesce((select max(turn + ${COST}) from analysis_jobs where owner = ${owner} and asked = ${asked}), 0)),
      ${at}::timestamptz, ${at}::timestamptz
    where (select count(*) from analysis_jobs where asked = ${asked}) < ${most}
    on conflict (table_id, depth) do update set asked = true, turn = excluded.turn, due_at = excluded.due_at
      where excluded.asked and not analysis_jobs.asked`.execute(db);
}

/** Jobs that no living node has taken, besides ourselves. */
const isFreeFor = (node: string): RawBuilder<boolean> =>
  sql`(keeper is null or keeper = ${node} or not exists (select from nodes where nodes.id = keeper and alive_until > now()))`;

/** Takes the next job; each goes to one node. `busy` ones are being seen to here. */
export async function takeJob(
  db: Db,
  { node, now, busy }: { readonly node: string; readonly now: Date; readonly busy: readonly JobKey[] },
): Promise<TakenJob | null> {
  const here = busy.map(({ table, depth }) => `${table} ${depth}`);
  const { rows } = await sql<TakenJob>`
    update analysis_jobs job set keeper = ${node}, attempts = attempts + 1
    from (
      select table_id, depth from analysis_jobs
      where due_at <= ${now} and table_id || ' ' || depth <> all(${here}::text[]) and ${isFreeFor(node)}
      order by asked desc, turn, made_at limit 1 for update skip locked) next
    where job.table_id = next.table_id and job.depth = next.depth
    returning job.table_id as table, job.depth, asked, iterations, engine, attempts, done`.execute(db);
  return rows.at(0) ?? null;
}

/** Whether somebody waits for a job that no node has taken. */
export async function isAskedWaiting(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from analysis_jobs where asked and keeper is null and due_at <= ${now} limit 1`.execute(db);
  return rows.length > 0;
}

/** The decisions there are, as JSON texts of lists, in order. */
export async function partsOf(db: Db, key: JobKey): Promise<string[]> {
  const { rows } = await sql<{ decisions: string }>`
    select decisions from analysis_parts where ${one(key)} order by first`.execute(db);
  return rows.map(({ decisions }) => decisions);
}

/** Stores decisions; false if the job is not this node's any more: then they are not kept. */
export async function addPart(
  db: Db,
  node: string,
  key: JobKey,
  part: { readonly first: number; readonly next: number; readonly all: number; readonly decisions: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update analysis_jobs set done = ${part.next}, choices = ${part.all}, attempts = 0
      where ${one(key)} and keeper = ${node} and done = ${part.first} returning 1`.execute(tx);
    if (rows.length === 0) return false;
    await sql`
      insert into analysis_parts (table_id, depth, first, decisions)
      values (${key.table}, ${key.depth}, ${part.first}, ${part.decisions})`.execute(tx);
    return true;
  });
}

/** Begins anew, with another engine. False if the job is not this node's any more. */
export async function restartJob(db: Db, node: string, key: JobKey, engine: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update analysis_jobs set done = 0, choices = null, engine = ${engine}
      where ${one(key)} and keeper = ${node} returning 1`.execute(tx);
    if (rows.length > 0) await sql`delete from analysis_parts where ${one(key)}`.execute(tx);
    return rows.length > 0;
  });
}

/** Stores what came of a job and ends it; false if it is not this node's any more. */
export async function finishJob(
  db: Db,
  node: string,
  key: JobKey,
  found: { readonly engine: number; readonly at: Date; readonly result: string },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await dropJob(tx, node, key))) return false;
    await insertAnalysis(tx, key, found);
    return true;
  });
}

/** Gives a job up for good. */
export async function dropJob(db: Db, node: string, key: JobKey): Promise<boolean> {
  const { rows } = await sql`delete from analysis_jobs where ${one(key)} and keeper = ${node} returning 1`.execute(db);
  return rows.length > 0;
}

/** Gives a job back, to be taken from then on; what was found out stays. */
export async function giveBackJob(
  db: Db,
  node: string,
  key: JobKey,
  { due, attempts }: { readonly due: Date; readonly attempts: number },
): Promise<void> {
  await sql`
    update analysis_jobs set keeper = null, due_at = ${due}, attempts = ${attempts}
    where ${one(key)} and keeper = ${node}`.execute(db);
}
