import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `alter table tables add column rated boolean not null default false`,
  // Whether a kept identity agreed to stand on leaderboards.
  `alter table identities add column listed boolean not null default false`,
  // All that ratings follow from, in the order in which it counted. Tables may be dropped when they are old; this stays.
  `create table rating_events (
     sequence integer primary key, kind text not null, class text, table_id text unique, player text, heir text,
     at timestamptz not null)`,
  `create table rated_seats (
     table_id text not null, seat smallint not null, sequence integer not null references rating_events on delete cascade,
     class text not null, guest text, player text, level text, party smallint not null, rank smallint not null,
     mu_before double precision not null, sigma_before double precision not null,
     mu double precision not null, sigma double precision not null, at timestamptz not null,
     primary key (table_id, seat))`,
  `create index rated_seats_by_sequence on rated_seats (sequence)`,
  `create index rated_seats_by_guest on rated_seats (guest, class, sequence) where guest is not null`,
  `create index rated_seats_by_time on rated_seats (class, at) where guest is not null`,
  `create table ratings (
     guest text not null references guests on delete cascade, class text not null, mu double precision not null,
     sigma double precision not null, games integer not null, at timestamptz not null, primary key (guest, class))`,
  `create index ratings_by_class on ratings (class, mu)`,
];

/** Games that count, what they counted, and the ratings that follow. */
export const ratings: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
