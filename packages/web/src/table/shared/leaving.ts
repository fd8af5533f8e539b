import type { Seat, TableInfo } from '@pharos/protocol';

type Table = Pick<TableInfo, 'id' | 'phase'> & { readonly seats: readonly Pick<Seat, 'kind' | 'mine' | 'standIn'>[] };

/** Whether the viewer plays in a game of the server that goes on: there is something to leave. */
export function canLeave({ id, phase, seats }: Table): boolean {
  return id !== 'local' && phase === 'playing' && seats.some(({ mine, standIn }) => mine && !standIn);
}

/** Whether somebody is sure to play on: a table that everybody has left is closed. */
export function isPlayedOn({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.some(({ kind, mine, standIn }) => kind === 'guest' && !mine && !standIn);
}
