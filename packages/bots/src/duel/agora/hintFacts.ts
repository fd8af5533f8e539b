import type { SeatId } from '@pharos/core';
import type { DuelPreview } from '@pharos/duel';
import { fact, type Fact } from '../../search/reasons.ts';

/** Chambers that come under control, or that the opponent loses, and actions in the Senate that follow. */
export function hintFacts({ changes, next }: DuelPreview, seat: SeatId): Fact[] {
  const growth = (whose: SeatId): number => {
    const change = changes.find((one) => one.seat === whose && one.what === 'chambers');
    return change === undefined ? 0 : change.after - change.before;
  };
  const actions = next.filter((choice) => choice.seat === seat && choice.kind === 'senateActions').length;
  return [
    ...fact('chambers', growth(seat), 3),
    ...fact('chambersLost', -growth(1 - seat), 2, { seat: 1 - seat }),
    ...fact('senateActions', actions, 2),
  ];
}
