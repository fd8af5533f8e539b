import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // A guest who kept their identity has a row in `identities`; everything of theirs hangs on the id of the guest as before.
  `alter table guests add column kept boolean not null default false`,
  `alter table seats add column kept boolean not null default false`,
  `create table identities (
     guest text primary key references guests on delete cascade, name_key text not null unique,
     settings jsonb not null default '{}', email text unique, kept_at timestamptz not null)`,
  `create table passkeys (
     id text primary key, guest text not null references identities on delete cascade, rp_id text not null,
     public_key text not null, counter bigint not null, transports jsonb not null, device text not null,
     created_at timestamptz not null, used_at timestamptz not null)`,
  `create index passkeys_by_guest on passkeys (guest)`,
  `create table recovery_codes (
     hash text primary key, guest text not null references identities on delete cascade, used_at timestamptz)`,
  `create index recovery_codes_by_guest on recovery_codes (guest)`,
  `create table sessions (
     id text primary key, guest text not null references identities on delete cascade, device text not null,
     created_at timestamptz not null, seen_at timestamptz not null)`,
  `create index sessions_by_guest on sessions (guest)`,
  `create index sessions_by_sight on sessions (seen_at)`,
  // Of what is handed out only the hash is stored.
  `create table one_time_codes (
     hash text primary key, purpose text not null, guest text references guests on delete cascade, detail text,
     expires_at timestamptz not null)`,
  `create index one_time_codes_by_guest on one_time_codes (guest)`,
  `create index one_time_codes_by_end on one_time_codes (expires_at)`,
  // For whoever moves or deletes everything of a guest.
  `create index chat_by_guest on chat (guest)`,
  `create index seats_by_keeping on seats (kept_for) where kept_for is not null`,
];

/** Guests may keep their identity: by passkeys, recovery codes and e-mail, in sessions that can be ended one by one. */
export const identities: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
