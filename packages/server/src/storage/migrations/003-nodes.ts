import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `create table nodes (id text primary key, alive_until timestamptz not null)`,
  `alter table tables add column due_at timestamptz, add column keeper text, add column request text unique`,
  `create index tables_due on tables (due_at) where phase = 'playing' and due_at is not null`,
  // What these games wait for is found out by looking at them once.
  `update tables set due_at = now() where phase = 'playing'`,
  `create table presence (
     table_id text not null references tables on delete cascade, node text not null,
     guests jsonb not null, nameless integer not null,
     primary key (table_id, node))`,
  `create index presence_by_node on presence (node)`,
  `create table commands (
     table_id text not null references tables on delete cascade, command text not null, at timestamptz not null,
     primary key (table_id, command))`,
  `create index commands_by_age on commands (at)`,
  `alter table chat add column command text, add unique (table_id, command)`,
  // Belongs to the adapter that carries signals between nodes: its messages that are too large for a notification.
  `create table socket_io_attachments (
     id bigserial primary key, created_at timestamptz default now(), payload bytea)`,
];

/** Several nodes on one database: who lives, who looks after which table, who is where, what was done already. */
export const nodes: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
