import { sql } from 'kysely';
import type { ListedSeek, PaceId } from '@pharos/protocol';
import type { Db } from './database.ts';
import type { SeekRow } from './schema.ts';

/** Those who want the same: only they are paired. */
export interface Wish {
  readonly kind: string;
  readonly pace: PaceId;
}

/** How long somebody who is gone may come back and keep their place. */
const KEPT_MS = 60_000;
/** How long it is remembered who was paired but did not come (the table is among their own anyway), and which search is over. */
const OVER_KEPT_MS = 30 * 60_000;
/** Looked at together when people are paired, and listed. */
const MOST_AT_ONCE = 300;
const MOST_LISTED = 40;

/** Looks for others still, and is there. */
const isWaiting = (now: Date) => sql<boolean>`table_id is null and not ended and alive_until > ${now}`;

/** What a guest looks for. */
type NewSeek = Omit<SeekRow, 'ended' | 'table_id'>;

/**
 * Stores what a guest looks for, in place of what they looked for before; the same wish keeps its place. Who was paired
 * meanwhile and plays there stays so, and a search that is over does not begin again. Answers what holds; null if nothing.
 */
export async function saveSeek(db: Db, seek: NewSeek): Promise<SeekRow | null> {
  const stored = await upsertSeek(db, seek);
  if (stored !== null) return stored;
  const row = await findSeek(db, seek.guest);
  if (row === null || row.table_id === null || (await isUnderWay(db, row.table_id))) return row;
  await endSeek(db, seek.guest, row.table_id);
  return upsertSeek(db, seek);
}

/**
 * Null if they were paired, or if the search is over. Only columns of the row itself decide: who waits here for a node that is
 * just pairing sees the row as that node leaves it, but other tables as they were before.
 */
async function upsertSeek(db: Db, seek: NewSeek): Promise<SeekRow | null> {
  const { kind, pace, created_at: now } = seek;
  const kept = new Date(now.getTime() - KEPT_MS);
  const stored = await db
    .insertInto('seeks')
    .values(seek)
    .onConflict((conflict) =>
      conflict
        .column('guest')
        .doUpdateSet({
          ...seek,
          table_id: null,
          ended: false,
          created_at: sql<Date>`case when not seeks.ended and seeks.kind = ${kind} and seeks.pace = ${pace}
            and seeks.alive_until > ${kept} then seeks.created_at else ${now} end`,
        })
        .where(
          sql<boolean>`case when seeks.ended then excluded.command is null or seeks.command is distinct from excluded.command
            else seeks.table_id is null end`,
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return stored ?? null;
}

async function isUnderWay(db: Db, table: string): Promise<boolean> {
  const query = db.selectFrom('tables').select('id').where('id', '=', table);
  return (await query.where('phase', 'in', ['waiting', 'playing']).executeTakeFirst()) !== undefined;
}

export async function findSeek(db: Db, guest: string): Promise<SeekRow | null> {
  const own = db.selectFrom('seeks').selectAll().where('guest', '=', guest).where('ended', '=', false);
  return (await own.executeTakeFirst()) ?? null;
}

/** Ends the search of a guest, unless they were paired for another table than the one they have come to. */
export async function endSeek(db: Db, guest: string, arrivedAt: string | null): Promise<void> {
  const own = db.updateTable('seeks').set({ ended: true }).where('guest', '=', guest);
  await own.where((row) => row.or([row('table_id', 'is', null), row('table_id', '=', arrivedAt)])).execute();
}

/** Those who are still there. */
export async function prolongSeeks(db: Db, guests: readonly string[], until: Date): Promise<void> {
  await sql`update seeks set alive_until = ${until} where guest = any(${[...guests]})`.execute(db);
}

/** Where the guests were paired for. */
export async function pairedAmong(db: Db, guests: readonly string[]): Promise<readonly SeekRow[]> {
  return db
    .selectFrom('seeks')
    .selectAll()
    .where('table_id', 'is not', null)
    .where('ended', '=', false)
    .where('guest', 'in', [...guests])
    .execute();
}

/** What the guests wait for, each once. */
export async function wishesAmong(db: Db, guests: readonly string[], now: Date): Promise<readonly Wish[]> {
  const waiting = db.selectFrom('seeks').select(['kind', 'pace']).distinct().where(isWaiting(now));
  return waiting.where('guest', 'in', [...guests]).execute();
}

/**
 * Pairs those who wait for the same. Until the end of the transaction nobody else does, on whichever node, and nobody of
 * those who are handed over can look for something else; who is just about to do so is left out.
 */
export async function withWaiting<Value>(
  db: Db,
  { kind, pace }: Wish,
  now: Date,
  pair: (tx: Db, waiting: readonly SeekRow[]) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`pairing ${kind} ${pace}`}, 0))`.execute(tx);
    const waiting = tx.selectFrom('seeks').selectAll().where('kind', '=', kind).where('pace', '=', pace);
    const rows = await waiting
      .where(isWaiting(now))
      .orderBy('created_at')
      .orderBy('guest')
      .limit(MOST_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    return pair(tx, rows);
  });
}

export async function markPaired(tx: Db, guests: readonly string[], table: string): Promise<void> {
  await tx
    .updateTable('seeks')
    .set({ table_id: table })
    .where('guest', 'in', [...guests])
    .execute();
}

export async function countWaitingSeeks(db: Db, now: Date): Promise<(Wish & { readonly count: number })[]> {
  const { rows } = await sql<Wish & { count: string }>`
    select kind, pace, count(*) as count from seeks where ${isWaiting(now)}
    group by kind, pace order by kind, pace`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Those who wait longest. */
export async function listSeeks(db: Db, now: Date): Promise<ListedSeek[]> {
  const rows = await db
    .selectFrom('seeks')
    .innerJoin('guests', 'guests.id', 'seeks.guest')
    .select(['guest', 'name', 'kept', 'kind', 'pace', 'least', 'most', 'rated', 'seeks.created_at'])
    .where(isWaiting(now))
    .orderBy('seeks.created_at')
    .orderBy('guest')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ least, most, created_at, ...row }) => ({
    ...row,
    players: [least, most],
    since: created_at.getTime(),
  }));
}

/** Forgets those who went away for good, and searches that were over long ago. */
export async function deleteOldSeeks(db: Db, now: number): Promise<void> {
  const [gone, over] = [new Date(now - KEPT_MS), new Date(now - OVER_KEPT_MS)];
  await sql`
    delete from seeks where (alive_until < ${gone} and table_id is null and not ended) or alive_until < ${over}`.execute(
    db,
  );
}
