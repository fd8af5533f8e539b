import type { TableSummary } from '@pharos/protocol';

/** Whether there is a seat for somebody who does not sit there yet. */
export function canJoin({ seats }: Pick<TableSummary, 'seats'>): boolean {
  return seats.some(({ kind }) => kind === 'open') && !seats.some(({ mine }) => mine);
}
