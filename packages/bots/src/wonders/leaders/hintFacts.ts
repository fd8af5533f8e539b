import type { SeatId } from '@pharos/core';
import type { WondersPreview } from '@pharos/wonders';
import { fact, type Fact } from '../../search/reasons.ts';

/** Points of a leader that goes under the board; all else that leaders bring is told as points, coins and conflicts. */
export function hintFacts({ events }: WondersPreview, seat: SeatId): Fact[] {
  return events.flatMap((event) =>
    event.type === 'leaderBuried' && event.city === seat ? fact('buried', event.points, 1) : [],
  );
}
