import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // Games from before have none: their seed is the secret.
  `alter table tables add column secret text, add column auto_start boolean not null default false`,
  `alter table seats add column contribution text, add column contributes boolean not null default false,
     add column place integer`,
  `update tables set auto_start = true
     where phase = 'waiting' and id in (select rematch from tables where rematch is not null)`,
];

/** Players add to the deal; the secret of the server is there before they do. */
export const deals: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
