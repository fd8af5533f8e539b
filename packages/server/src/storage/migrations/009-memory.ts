import { sql, type Migration } from 'kysely';

/** Nobody had agreed on it before. */
export const memory: Migration = {
  async up(db) {
    await sql`alter table tables add column memory boolean not null default false`.execute(db);
  },
};
