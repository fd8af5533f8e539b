import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // One row for each guest: whoever looks for others looks for one game at a time.
  `create table seeks (
     guest text primary key references guests on delete cascade, kind text not null, pace text not null,
     least integer not null, most integer not null, rated boolean not null,
     fill_after integer, fill_level text, created_at timestamptz not null, alive_until timestamptz not null,
     table_id text references tables on delete cascade, command text, ended boolean not null default false)`,
  `create index seeks_by_wish on seeks (kind, pace, created_at) where table_id is null and not ended`,
  `create index seeks_by_table on seeks (table_id) where table_id is not null`,
];

/** Guests may look for others who want to play the same. */
export const pairing: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
