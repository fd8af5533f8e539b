import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Whom somebody lets know that they are here; until when they may neither play nor talk, and why.
  `alter table guests
     add column presence text not null default 'followed' check (presence in ('nobody', 'followed', 'everybody')),
     add column suspended_until timestamptz, add column suspended_reason text`,
  `alter table identities add column admin boolean not null default false`,
  // One row for each direction; whoever blocks somebody does not follow them.
  `create table relations (
     guest text not null references guests on delete cascade, other text not null references guests on delete cascade,
     kind text not null check (kind in ('follow', 'block')), at timestamptz not null, primary key (guest, other))`,
  `create index relations_by_other on relations (other, kind)`,
  // Open as long as a seat is kept for the receiver.
  `create table invitations (
     id text primary key, table_id text not null references tables on delete cascade,
     sender text not null references guests on delete cascade, receiver text not null references guests on delete cascade,
     declined boolean not null default false, at timestamptz not null, expires_at timestamptz not null,
     unique (table_id, receiver))`,
  `create index invitations_by_receiver on invitations (receiver, at)`,
  `create index invitations_by_sender on invitations (sender, at)`,
  `create index invitations_by_end on invitations (expires_at)`,
  // Stands by itself: what is reported may be gone when somebody reads it.
  `create table reports (
     id text primary key, reporter text references guests on delete set null, about text references guests on delete set null,
     kind text not null check (kind in ('message', 'name', 'game')), subject text not null, table_id text, name text not null,
     words text not null, context jsonb not null, note text not null, at timestamptz not null,
     state text not null default 'open' check (state in ('open', 'settled', 'dismissed')), unique (reporter, kind, subject))`,
  `create index reports_by_state on reports (state, at)`,
  `create index reports_by_about on reports (about)`,
  // What administrators did. Nothing refers to anybody, so that no line goes with whom it is about.
  `create table admin_log (
     id text primary key, at timestamptz not null, admin text not null, admin_name text not null, action text not null,
     subject text, detail jsonb not null)`,
  `create index admin_log_by_time on admin_log (at)`,
  `create or replace function refuse_change() returns trigger language plpgsql as
     $$ begin raise exception 'the log of administrators is never changed'; end $$`,
  `create trigger admin_log_stays before update or delete on admin_log for each row execute function refuse_change()`,
];

/** People among each other, and order among them: follow, block, invitations, reports, administrators. */
export const people: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
