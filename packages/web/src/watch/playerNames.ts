import type { TableSummary } from '@pharos/protocol';
import { botNames } from '@pharos/protocol/botNames';
import { seatName } from '../players/names.ts';

/** Who plays, by the names they have at the table. */
export function playerNames({ seats }: Pick<TableSummary, 'seats'>): string[] {
  const names = botNames(seats);
  return seats.map((seat, at) => seatName({ ...seat, name: names[at] }));
}
