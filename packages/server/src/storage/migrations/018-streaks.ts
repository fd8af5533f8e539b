import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `create table streaks (
     guest text not null references guests on delete cascade, is_public boolean not null, now integer not null,
     best integer not null, primary key (guest, is_public))`,
  // What a history is filtered by is in the index: rows that are not wanted are not read.
  `drop index seat_results_by_time`,
  `create index seat_results_by_time on seat_results
     (guest, finished_at desc, table_id desc, game, expansions, players, result, is_public) where guest is not null`,
];

/** Games won in a row are kept for each guest: ten thousand games need not be read for them. */
export const streaks: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
