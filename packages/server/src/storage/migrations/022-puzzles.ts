import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  `create table puzzle_tries (
     guest text not null references guests on delete cascade, puzzle_set text not null, puzzle text not null, solved boolean not null,
     mu_before double precision not null, sigma_before double precision not null,
     mu double precision not null, sigma double precision not null, at timestamptz not null, primary key (guest, puzzle_set, puzzle))`,
  `create table puzzle_solvers (
     guest text not null references guests on delete cascade, puzzle_set text not null, mu double precision not null,
     sigma double precision not null, tries integer not null, solved integer not null, primary key (guest, puzzle_set))`,
  // Puzzles keep what they are worth when those who tried them are gone.
  `create table puzzle_ratings (
     puzzle_set text not null, puzzle text not null, mu double precision not null, sigma double precision not null,
     tries integer not null, solved integer not null, primary key (puzzle_set, puzzle))`,
];

/** First tries at puzzles, and the ratings of solvers and puzzles that they have come to. */
export const puzzles: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
