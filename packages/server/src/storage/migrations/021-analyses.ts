import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  // What was found out about finished games, as the analysis tells it. It follows from the game and can be made again.
  `create table analyses (
     table_id text not null references tables on delete cascade, depth text not null check (depth in ('standard', 'deep')),
     engine integer not null, made_at timestamptz not null, result text not null,
     primary key (table_id, depth))`,
  `create index analyses_by_age on analyses (made_at)`,
  // What is still to be found out. The owner is told from others in the order of the queue, nothing more.
  `create table analysis_jobs (
     table_id text not null references tables on delete cascade, depth text not null check (depth in ('standard', 'deep')),
     owner text, asked boolean not null, iterations integer, engine integer not null, turn integer not null,
     made_at timestamptz not null, due_at timestamptz not null, keeper text, attempts integer not null default 0,
     done integer not null default 0, choices integer,
     primary key (table_id, depth))`,
  `create index analysis_jobs_in_order on analysis_jobs (asked desc, turn, made_at)`,
  `create index analysis_jobs_by_owner on analysis_jobs (owner, asked, turn)`,
  // Decisions of jobs under way, from one choice up to another: whoever goes on does not make them again.
  `create table analysis_parts (
     table_id text not null, depth text not null, first integer not null, decisions text not null,
     primary key (table_id, depth, first),
     foreign key (table_id, depth) references analysis_jobs on delete cascade)`,
];

/** Finished games are analysed by the server, a little at a time. */
export const analyses: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
