import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Ways to reach somebody who is not here.
  `create table notice_channels (
     id text primary key, guest text not null references guests on delete cascade,
     kind text not null check (kind in ('push', 'mail', 'webhook')), target jsonb not null, label text not null,
     unsubscribe text not null unique, created_at timestamptz not null, failed_at timestamptz)`,
  `create index notice_channels_by_guest on notice_channels (guest)`,
  // One browser has one address for push messages: whoever uses it now is reached there and nobody else.
  `create unique index notice_channels_by_endpoint on notice_channels ((target->>'endpoint')) where kind = 'push'`,
  `create unique index notice_channels_by_mail on notice_channels (guest) where kind = 'mail'`,
  `create table notice_settings (
     guest text primary key references guests on delete cascade, kinds jsonb not null, quiet jsonb, digest integer,
     time_zone text not null)`,
  // What is to be sent, a row for each event and channel, written together with what causes it.
  `create table notices (
     id bigserial primary key, channel text not null references notice_channels on delete cascade,
     kind text not null, key text not null, table_id text references tables on delete cascade,
     made_at timestamptz not null, due_at timestamptz not null, batch text, attempts integer not null default 0,
     sent_at timestamptz, unique (channel, key))`,
  `create index notices_due on notices (due_at) where sent_at is null`,
  `create index notices_by_table on notices (table_id)`,
  `create index notices_by_age on notices (made_at)`,
];

/** Notices by push message, mail and webhook. */
export const notices: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
