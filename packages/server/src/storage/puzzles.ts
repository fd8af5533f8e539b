import { sql } from 'kysely';
import type { Db } from './database.ts';
import { mergedRating } from './ratings.ts';
import type { PuzzleRatingRow, PuzzleSolverRow, PuzzleTryRow } from './schema.ts';

/** One of a kind among all advisory locks of the database. */
const LOCK = 7_462_021;

/** A puzzle of a set. */
export interface PuzzleKey {
  readonly set: string;
  readonly puzzle: string;
}

/** Until the end of the transaction nobody else counts a try. */
export async function lockPuzzles(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

export async function triesOf(db: Db, guest: string, set: string): Promise<PuzzleTryRow[]> {
  const query = db.selectFrom('puzzle_tries').selectAll().where('guest', '=', guest);
  return query.where('puzzle_set', '=', set).orderBy('at').orderBy('puzzle').execute();
}

export async function firstTry(db: Db, guest: string, { set, puzzle }: PuzzleKey): Promise<PuzzleTryRow | undefined> {
  const query = db.selectFrom('puzzle_tries').selectAll().where('guest', '=', guest);
  return query.where('puzzle_set', '=', set).where('puzzle', '=', puzzle).executeTakeFirst();
}

export async function solverOf(db: Db, guest: string, set: string): Promise<PuzzleSolverRow | undefined> {
  const query = db.selectFrom('puzzle_solvers').selectAll().where('guest', '=', guest);
  return query.where('puzzle_set', '=', set).executeTakeFirst();
}

export async function puzzleRating(db: Db, { set, puzzle }: PuzzleKey): Promise<PuzzleRatingRow | undefined> {
  const query = db.selectFrom('puzzle_ratings').selectAll().where('puzzle_set', '=', set);
  return query.where('puzzle', '=', puzzle).executeTakeFirst();
}

export async function puzzleRatingsOf(db: Db, set: string): Promise<PuzzleRatingRow[]> {
  return db.selectFrom('puzzle_ratings').selectAll().where('puzzle_set', '=', set).orderBy('puzzle').execute();
}

/** Stores a first try with all that follows from it. Only with the lock. */
export async function insertTry(
  tx: Db,
  { tried, solver, puzzle }: { tried: PuzzleTryRow; solver: PuzzleSolverRow; puzzle: PuzzleRatingRow },
): Promise<void> {
  await tx.insertInto('puzzle_tries').values(tried).execute();
  await tx
    .insertInto('puzzle_solvers')
    .values(solver)
    .onConflict((row) => row.columns(['guest', 'puzzle_set']).doUpdateSet(solver))
    .execute();
  await tx
    .insertInto('puzzle_ratings')
    .values(puzzle)
    .onConflict((row) => row.columns(['puzzle_set', 'puzzle']).doUpdateSet(puzzle))
    .execute();
}

/** Tries follow somebody whose identity becomes part of another; of a puzzle that both have tried the try of the heir counts. */
export async function movePuzzles(tx: Db, from: string, to: string): Promise<void> {
  await lockPuzzles(tx);
  await sql`
    update puzzle_tries set guest = ${to} where guest = ${from} and not exists (
      select from puzzle_tries own where own.guest = ${to} and own.puzzle_set = puzzle_tries.puzzle_set
        and own.puzzle = puzzle_tries.puzzle)`.execute(tx);
  const solvers = await tx.selectFrom('puzzle_solvers').selectAll().where('guest', '=', from).execute();
  for (const { puzzle_set: set, mu, sigma } of solvers) {
    const own = await solverOf(tx, to, set);
    const merged = mergedRating(own && { ...own, games: 0 }, { mu, sigma, games: 0 });
    const tries = await triesOf(tx, to, set);
    const counts = { tries: tries.length, solved: tries.filter(({ solved }) => solved).length };
    const rating = { mu: merged?.mu ?? mu, sigma: merged?.sigma ?? sigma, ...counts };
    await tx
      .insertInto('puzzle_solvers')
      .values({ guest: to, puzzle_set: set, ...rating })
      .onConflict((row) => row.columns(['guest', 'puzzle_set']).doUpdateSet(rating))
      .execute();
  }
  await forgetPuzzles(tx, from);
}

export async function forgetPuzzles(tx: Db, guest: string): Promise<void> {
  await tx.deleteFrom('puzzle_tries').where('guest', '=', guest).execute();
  await tx.deleteFrom('puzzle_solvers').where('guest', '=', guest).execute();
}
