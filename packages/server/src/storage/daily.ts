import type { DailyBar, DailyId, DailyScore, DailyTry, TablePhase } from '@pharos/protocol';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { DailyDealRow, DailyTryRow } from './dailySchema.ts';

type NewDeal = Omit<DailyDealRow, 'best' | 'best_due'>;
type OwnTry = Pick<DailyTryRow, 'day' | 'deal' | 'late'> & DailyTry;

/** A deal as it was stored first: whoever asks later agrees to that. */
export async function storedDeal(db: Db, deal: NewDeal): Promise<DailyDealRow> {
  const query = db.selectFrom('daily_deals').selectAll().where('day', '=', deal.day).where('deal', '=', deal.deal);
  const known = await query.executeTakeFirst();
  if (known !== undefined) return known;
  await db
    .insertInto('daily_deals')
    .values({ ...deal, options: JSON.stringify(deal.options) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return query.executeTakeFirstOrThrow();
}

/** The first day of which somebody asked for a deal; null if nobody has. */
export async function firstDailyDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('daily_deals')
    .select((of) => of.fn.min('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Fails with a duplicate key if the guest has tried this deal on its day already. */
export async function insertTry(tx: Db, row: Omit<DailyTryRow, 'margin' | 'points' | 'result'>): Promise<void> {
  await tx.insertInto('daily_tries').values(row).execute();
}

/** What somebody played with deals of some days, the first ones first. */
export async function triesOf(db: Db, guest: string, from: string, to: string): Promise<OwnTry[]> {
  const rows = await db
    .selectFrom('daily_tries as one')
    .leftJoin('tables as at', 'at.id', 'one.table_id')
    .select(['one.table_id', 'one.day', 'one.deal', 'one.late', 'one.result', 'one.points', 'one.margin', 'at.phase'])
    .where('one.guest', '=', guest)
    .where('one.day', '>=', from)
    .where('one.day', '<=', to)
    .orderBy('one.started_at')
    .execute();
  return rows.map(({ table_id, day, deal, late, phase, ...score }) => ({
    day,
    deal,
    late,
    table: phase === null ? null : table_id,
    ...outcomeOf(score, phase),
  }));
}

function outcomeOf(
  { result, points, margin }: Pick<DailyTryRow, 'margin' | 'points' | 'result'>,
  phase: TablePhase | null,
): Pick<DailyTry, 'score' | 'state'> {
  if (result !== null && result !== 'none')
    return { state: 'finished', score: { result, points: points ?? 0, margin } };
  // One that has just ended is about to be stored.
  const goesOn = result === null && phase !== null && phase !== 'closed';
  return { state: goesOn ? 'playing' : 'left', score: null };
}

/** The days on which somebody finished a deal, the last ones first. */
export async function daysFinished(db: Db, guest: string, most: number): Promise<string[]> {
  const query = db
    .selectFrom('daily_tries')
    .select('day')
    .distinct()
    .where('guest', '=', guest)
    .where('late', '=', false);
  const rows = await query.where('result', 'in', ['won', 'drawn', 'lost']).orderBy('day', 'desc').limit(most).execute();
  return rows.map(({ day }) => day);
}

/** How many tries of a day are finished, by deal. */
export async function countTries(db: Db, day: string): Promise<ReadonlyMap<string, number>> {
  const query = db.selectFrom('daily_tries').select((of) => ['deal', of.fn.countAll<string>().as('tries')]);
  const counted = query
    .where('day', '=', day)
    .where('late', '=', false)
    .where('result', 'in', ['won', 'drawn', 'lost']);
  return new Map((await counted.groupBy('deal').execute()).map(({ deal, tries }) => [deal, Number(tries)]));
}

/** How the finished tries of a deal ended. */
export async function barsOf(db: Db, { day, deal }: DailyId): Promise<DailyBar[]> {
  const { rows } = await sql<DailyBar>`
    select result, margin, count(*)::integer as tries from daily_tries
    where day = ${day} and deal = ${deal} and not late and result <> 'none' group by result, margin`.execute(db);
  return rows;
}

/** Stores how a try ended. */
export async function finishTry(tx: Db, table: string, score: DailyScore): Promise<void> {
  await tx.updateTable('daily_tries').set(score).where('table_id', '=', table).execute();
}

/** Takes it upon this node to find out what the best bot makes of a deal; null if that is known or under way. */
export async function claimBest(db: Db, { day, deal }: DailyId, now: Date, until: Date): Promise<DailyDealRow | null> {
  const claim = db.updateTable('daily_deals').set({ best_due: until });
  const row = claim
    .where('day', '=', day)
    .where('deal', '=', deal)
    .where('best', 'is', null)
    .where((of) => of.or([of('best_due', 'is', null), of('best_due', '<', now)]))
    .returningAll();
  return (await row.executeTakeFirst()) ?? null;
}

export async function storeBest(db: Db, { day, deal }: DailyId, best: DailyScore): Promise<void> {
  const update = db.updateTable('daily_deals').set({ best: JSON.stringify(best) });
  await update.where('day', '=', day).where('deal', '=', deal).execute();
}

/** Gives the tries of one guest to another. Of two on the same day the heir's own counts. */
export async function moveTries(tx: Db, from: string, to: string): Promise<void> {
  await sql`
    update daily_tries set guest = ${to}, late = late or exists (
      select from daily_tries own where own.guest = ${to} and own.day = daily_tries.day and own.deal = daily_tries.deal
      and not own.late)
    where guest = ${from}`.execute(tx);
}

export async function forgetTries(tx: Db, guest: string): Promise<void> {
  await tx.deleteFrom('daily_tries').where('guest', '=', guest).execute();
}
