import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `create table guests (
     id text primary key, name text not null, language text,
     created_at timestamptz not null, seen_at timestamptz not null)`,
  `create table tables (
     id text primary key, game text not null, rules integer not null, options jsonb not null, seed text,
     phase text not null check (phase in ('waiting', 'playing', 'finished', 'closed')),
     host text not null references guests, clock jsonb not null, visibility text not null, chat boolean not null,
     draw_seats boolean not null, created_at timestamptz not null, started_at timestamptz, finished_at timestamptz,
     revision integer not null, to_act integer not null, rematch text)`,
  `create index tables_by_phase on tables (phase, visibility, created_at)`,
  `create table seats (
     table_id text not null references tables on delete cascade, seat integer not null,
     kind text not null check (kind in ('open', 'guest', 'bot')), guest text references guests,
     hot boolean not null, name text, level text, kept_for text,
     primary key (table_id, seat))`,
  `create index seats_by_guest on seats (guest)`,
  `create table log (
     table_id text not null references tables on delete cascade, entry integer not null,
     kind text not null check (kind in ('move', 'undo', 'standIn', 'takeBack')), seat integer not null, text text,
     version integer not null, by_bot boolean not null, command text, at timestamptz not null,
     primary key (table_id, entry), unique (table_id, command))`,
  `create table chat (
     id serial primary key, table_id text not null references tables on delete cascade,
     guest text not null, name text not null, text text not null, at timestamptz not null)`,
  `create index chat_by_table on chat (table_id, id)`,
  `create table settings (key text primary key, value text not null)`,
];

export const tables: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
