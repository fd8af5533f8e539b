import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // What a session of a program may do; null where a person is signed in.
  `alter table sessions add column scope text`,
  // Whoever is paired may add to the deal. Where that is announced the table waits for it, until it is due to start without.
  `alter table seeks add column contributes boolean not null default false`,
  `drop index tables_due`,
  `create index tables_due on tables (due_at) where phase in ('waiting', 'playing') and due_at is not null`,
];

/** Tokens of programs are told apart from the places where people are signed in; who is paired adds to the deal. */
export const tokensAndSeeks: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
