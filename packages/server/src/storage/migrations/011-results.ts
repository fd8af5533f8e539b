import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `alter table tables add column recorded boolean not null default false`,
  // What is still to be done: empty but for games that ended this very moment.
  `create index tables_to_record on tables (finished_at, id) where phase = 'finished' and not recorded`,
  `create table seat_results (
     table_id text not null references tables on delete cascade, seat integer not null,
     guest text references guests, level text, game text not null, expansions text not null, players integer not null,
     team_size integer not null, is_public boolean not null, finished_at timestamptz not null,
     result text not null check (result in ('won', 'drawn', 'lost', 'none')), place integer, ending text not null,
     is_scored boolean not null, points integer not null, categories jsonb not null, others jsonb not null,
     wonders jsonb not null, cards jsonb not null,
     primary key (table_id, seat))`,
  `create unique index seat_results_by_guest on seat_results (guest, table_id) where guest is not null`,
  `create index seat_results_by_time on seat_results (guest, finished_at desc, table_id desc) where guest is not null`,
  `create table result_counts (
     guest text not null references guests on delete cascade, game text not null, topic text not null, expansions text not null,
     players integer not null, key text not null, side text not null, is_public boolean not null,
     games integer not null, won integer not null, drawn integer not null, points numeric not null, others numeric not null,
     primary key (guest, game, topic, expansions, players, key, side, is_public))`,
  // Nobody had agreed to be seen.
  `alter table identities add column is_public boolean not null default false`,
];

/** Results of finished games, a row for each seat, what is counted of them for each guest, and who shows theirs. */
export const results: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
