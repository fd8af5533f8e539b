import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Games won in a row: at most, and up to now. */
export interface Streak {
  readonly now: number;
  readonly best: number;
}

/** `isPublicOnly`: in games that strangers may know of. */
export async function streakOf(
  db: Db,
  { guest, isPublicOnly }: { readonly guest: string; readonly isPublicOnly: boolean },
): Promise<Streak> {
  const query = db.selectFrom('streaks').select(['now', 'best']).where('guest', '=', guest);
  return (await query.where('is_public', '=', isPublicOnly).executeTakeFirst()) ?? { now: 0, best: 0 };
}

/**
 * Counts the streaks of some guests anew, in all their games and in the public ones. Between two games that were not won lie as many
 * won ones as the numbers of both differ by, less one. Always in the same order: two who count must not wait for each other.
 */
export async function countStreaks(db: Db, guests: RawBuilder<unknown>): Promise<void> {
  await sql`
    with numbered as (
      select r.guest, scope.is_public, r.result,
        row_number() over (partition by r.guest, scope.is_public order by r.finished_at, r.table_id) as number
      from seat_results r join (values (false), (true)) scope (is_public) on r.is_public or not scope.is_public
      where r.guest in (${guests}) and r.result <> 'none'),
    ends as (
      select guest, is_public, number from numbered where result <> 'won'
      union all select guest, is_public, count(*) + 1 from numbered group by guest, is_public),
    gaps as (
      select guest, is_public, number,
        number - coalesce(lag(number) over (partition by guest, is_public order by number), 0) - 1 as won from ends)
    insert into streaks (guest, is_public, now, best)
    select guest, is_public, (array_agg(won order by number desc))[1], max(won) from gaps
    group by guest, is_public order by guest, is_public
    on conflict (guest, is_public) do update set now = excluded.now, best = excluded.best`.execute(db);
}
