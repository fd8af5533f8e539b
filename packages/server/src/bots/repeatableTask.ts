import { botRng, taskFor, type AnyMatch, type Task } from '@pharos/bots';
import type { SeatId } from '@pharos/core';

/**
 * What a bot chooses from where the same moves have to bring the same game: the position when the choices of this round began, whoever has
 * chosen since, with chance that follows from the deal, and with iterations in place of a clock.
 */
export function repeatableTask(match: AnyMatch, seat: SeatId): Task {
  if (match.seed === null) throw new Error('a game from a written position has no deal');
  const draw = botRng(match.seed, match.round * match.seatCount + seat);
  return taskFor(match.after(match.round), seat, 'iterations', draw);
}
