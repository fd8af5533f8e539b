import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `alter table log drop constraint log_kind_check`,
  `alter table log add constraint log_kind_check
     check (kind in ('move', 'undo', 'standIn', 'takeBack', 'offer', 'accept', 'decline', 'lapse', 'end'))`,
  `alter table seats add column rematch_answer text check (rematch_answer in ('agreed', 'contributes', 'declined'))`,
  // Games that ended before have none: it would take playing them again.
  `alter table tables add column result jsonb`,
];

/** Players ask each other for something and may end a game themselves; how a game ended can be listed. */
export const offers: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
