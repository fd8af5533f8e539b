import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // The deal of a day that is played at a table, as 2026-11-18/duel.
  `alter table tables add column daily text`,
  // What was agreed for a deal when somebody first asked for it: later versions of the rules change nothing of it.
  `create table daily_deals (
     day text not null, deal text not null, game text not null, options jsonb not null,
     seat smallint not null, level text not null, best jsonb, best_due timestamptz, primary key (day, deal))`,
  // Tables may be dropped when they are old; what came of them stays.
  `create table daily_tries (
     table_id text primary key, day text not null, deal text not null,
     guest text not null references guests on delete cascade, late boolean not null, started_at timestamptz not null,
     result text check (result in ('won', 'drawn', 'lost', 'none')), points integer, margin integer)`,
  `create unique index daily_tries_once on daily_tries (day, deal, guest) where not late`,
  `create index daily_tries_by_guest on daily_tries (guest, day)`,
  // Lessons that somebody did and signs that were explained to them.
  `create table progress (
     guest text not null references guests on delete cascade, item text not null, at timestamptz not null,
     primary key (guest, item))`,
];

/** Deals of the day and what people made of them; what people have learned. */
export const daily: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
