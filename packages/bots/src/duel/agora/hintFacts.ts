import type { SeatId } from '@pharos/core';
import type { DuelPreview } from '@pharos/duel';
import { fact, type Fact } from '../../search/reasons.ts';
import type { FurtherChoice } from '../expansion.ts';

/** Chambers that come under control, or that the opponent loses, Decrees that then work, and actions in the Senate that follow. */
export function hintFacts(preview: DuelPreview, seat: SeatId, further: readonly FurtherChoice[]): Fact[] {
  const growth = (whose: SeatId): number => {
    const change = preview.changes.find((one) => one.seat === whose && one.what === 'chambers');
    return change === undefined ? 0 : change.after - change.before;
  };
  const acts = preview.next.some((choice) => choice.seat === seat && choice.kind === 'senateActions');
  const actions = further.filter(({ choice: { action } }) => action === 'place' || action === 'move').length;
  const conspired = further.flatMap(({ choice }) => (choice.action === 'conspire' ? [choice.keeps] : []));
  const decrees = [preview, ...further.map((one) => one.preview)].flatMap(({ agora }) => agora?.decrees ?? []);
  return [
    ...fact('chambers', growth(seat), 3),
    ...fact('chambersLost', -growth(1 - seat), 2, { seat: 1 - seat }),
    ...fact('senateActions', acts ? Math.max(1, actions) : 0, 2),
    ...conspired.flatMap((keeps) => fact('conspires', keeps, 1)),
    ...decrees.flatMap(({ decree, after }) =>
      after === seat && decree !== null ? fact('decree', 1, 2, { what: decree }) : [],
    ),
  ];
}
