import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // A kept identity that a program plays under, and the seats it has taken as such.
  `alter table guests add column bot boolean not null default false`,
  `alter table seats add column bot boolean not null default false`,
];

/** Programs play under identities that say so. */
export const programs: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
