import { sql, type Migration } from 'kysely';

/** Nobody had agreed on hints before. */
export const hints: Migration = {
  async up(db) {
    await sql`alter table tables add column hints boolean not null default false`.execute(db);
  },
};
