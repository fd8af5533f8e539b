import { sql, type Migration } from 'kysely';

/** A guest may take back everything that was signed for them. */
export const tokens: Migration = {
  async up(db) {
    await sql`alter table guests add column generation integer not null default 0`.execute(db);
  },
};
