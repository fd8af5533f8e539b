import { duelReasons } from '@pharos/bots';
import type { SeatId } from '@pharos/core';
import type { State } from '@pharos/duel';
import type { Compared } from '../knowledge.ts';
import type { Reason } from '../result.ts';

/** What explains a decision of Duel. */
export function reasons(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  return duelReasons(s, seat, best.move, best.move === played.move ? others : [played.move], best.line);
}
