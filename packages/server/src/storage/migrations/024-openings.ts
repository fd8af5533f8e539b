import { sql, type Migration } from 'kysely';

/** Tables whose game begins with moves of a game that is over. */
export const openings: Migration = {
  async up(db) {
    await sql.raw(`alter table tables add column opening jsonb`).execute(db);
  },
};
