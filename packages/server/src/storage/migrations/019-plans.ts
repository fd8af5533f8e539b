import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `alter table log drop constraint log_kind_check`,
  `alter table log add constraint log_kind_check
     check (kind in ('move', 'undo', 'standIn', 'takeBack', 'offer', 'accept', 'decline', 'lapse', 'end', 'plan'))`,
];

/** Players plan answers: what they plan stands in the log, so that it is in order with the moves on every node. */
export const plans: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
