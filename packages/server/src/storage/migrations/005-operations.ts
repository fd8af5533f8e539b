import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // The rules each entry was made under; entries from before are of the table's rules.
  `alter table log add column rules integer`,
  // What goes through everything that is old must not read everything that is young.
  `create index tables_by_end on tables (finished_at) where phase = 'finished'`,
  `create index tables_by_host on tables (host)`,
  `create index chat_by_age on chat (at)`,
  `create index guests_by_sight on guests (seen_at, id)`,
];

/** For running the server for years: games outlive the rules they were begun under, and some things are not kept. */
export const operations: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
