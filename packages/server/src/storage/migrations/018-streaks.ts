import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `create table streaks (
     guest text not null references guests on delete cascade, is_public boolean not null, now integer not null,
     best integer not null, primary key (guest, is_public))`,
  // What a history is filtered by is in the index: rows that are not wanted are not read.
  `drop index seat_results_by_time`,
  `create index seat_results_by_time on seat_results
     (guest, finished_at desc, table_id desc, game, expansions, players, result, is_public) where guest is not null`,
  `with numbered as (
     select r.guest, scope.is_public, r.result,
       row_number() over (partition by r.guest, scope.is_public order by r.finished_at, r.table_id) as number
     from seat_results r join (values (false), (true)) scope (is_public) on r.is_public or not scope.is_public
     where r.guest is not null and r.result <> 'none'),
   ends as (
     select guest, is_public, number from numbered where result <> 'won'
     union all select guest, is_public, count(*) + 1 from numbered group by guest, is_public),
   gaps as (
     select guest, is_public, number,
       number - coalesce(lag(number) over (partition by guest, is_public order by number), 0) - 1 as won from ends)
   insert into streaks (guest, is_public, now, best)
   select guest, is_public, (array_agg(won order by number desc))[1], max(won) from gaps group by guest, is_public`,
];

/** Games won in a row are kept for each guest: ten thousand games need not be read for them. */
export const streaks: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
