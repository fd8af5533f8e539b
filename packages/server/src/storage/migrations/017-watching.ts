import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Whoever looked on before saw everything at once.
  `alter table tables add column watch_delay smallint not null default 0`,
  // Games under way, the last ones to begin first.
  `create index tables_to_watch on tables (started_at desc) where phase = 'playing' and visibility = 'public'`,
];

/** People look on at games of others, at once or later. */
export const watching: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
