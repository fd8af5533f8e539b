import { gameEntry } from '../shared/games.ts';
import type { Db } from '../storage/database.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import { countRatedGames } from './countRatedGames.ts';
import { ratingClassOf } from './ratingClass.ts';

/** A game that is over, as it is stored. */
interface FinishedGame {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly log: readonly Pick<LogRow, 'kind' | 'seat' | 'by_bot' | 'at'>[];
}

/** Counts a finished game, if it was played for that. In the transaction of the caller. */
export async function recordRating(tx: Db, { table, seats, log }: FinishedGame): Promise<void> {
  if (!table.rated || table.result === null) return;
  const left = leavingTimes(log);
  await countRatedGames(tx, [
    {
      table: table.id,
      class: ratingClassOf(table.game, table.options),
      teamSize: gameEntry(table.game).teamSize(table.options),
      at: table.finished_at ?? table.created_at,
      result: table.result,
      seats: seats.map(({ seat, guest, level }) => ({ seat, guest, level, leftAt: left.get(seat) ?? null })),
    },
  ]);
}

/** When a bot was first called in for a seat: if it has moved there, or nobody came back. */
function leavingTimes(log: FinishedGame['log']): Map<number, number> {
  const left = new Map<number, number>();
  const called = new Map<number, number>();
  for (const { kind, seat, by_bot, at } of log) {
    if (kind === 'standIn' && !called.has(seat)) called.set(seat, at.getTime());
    const since = called.get(seat);
    if (kind === 'takeBack') called.delete(seat);
    else if (kind === 'move' && by_bot && since !== undefined && !left.has(seat)) left.set(seat, since);
  }
  for (const [seat, since] of called) if (!left.has(seat)) left.set(seat, since);
  return left;
}
