import type { FinishedGame } from '../history/finishedGames.ts';
import { dailyScore } from '../shared/dailyScore.ts';
import { gameEntry } from '../shared/games.ts';
import type { Db } from '../storage/database.ts';
import { finishTry } from '../storage/daily.ts';

/** Stores how a deal of the day ended, along with everything else that follows from a finished game. */
export async function recordDaily(tx: Db, { table, seats }: FinishedGame): Promise<void> {
  const own = seats.find(({ kind }) => kind === 'guest');
  if (table.daily === null || table.result === null || own === undefined) return;
  await finishTry(
    tx,
    table.id,
    dailyScore(table.result, own.seat, gameEntry(table.game).isScored(table.result.ending)),
  );
}
