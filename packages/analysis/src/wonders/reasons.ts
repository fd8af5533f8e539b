import { wondersReasons } from '@pharos/bots';
import type { SeatId } from '@pharos/core';
import type { State } from '@pharos/wonders';
import type { Compared } from '../knowledge.ts';
import type { Reason } from '../result.ts';

/** What explains a decision of 7 Wonders. */
export function reasons(s: State, seat: SeatId, { played, best, others }: Compared): Reason[] {
  return wondersReasons(s, seat, best.move, best.move === played.move ? others : [played.move]);
}
