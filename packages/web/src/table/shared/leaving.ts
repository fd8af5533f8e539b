import type { Seat, TableInfo } from '@pharos/protocol';

type Table = Pick<TableInfo, 'id' | 'phase'> & { readonly seats: readonly Pick<Seat, 'kind' | 'mine' | 'standIn'>[] };

/** Whether the viewer plays in a game that goes on. */
export function isPlaying({ phase, seats }: Pick<Table, 'phase' | 'seats'>): boolean {
  return phase === 'playing' && seats.some(({ mine, standIn }) => mine && !standIn);
}

/** Whether the viewer plays in a game of the server that goes on: there is something to leave. */
export function canLeave(table: Table): boolean {
  return table.id !== 'local' && isPlaying(table);
}

/** One of two gives up; with more, the others would have to play on. */
export function canResign(table: Table): boolean {
  return table.seats.length === 2 && isPlaying(table);
}

/** Two people can call it a draw; bots do not. */
export function canOfferDraw(table: Table): boolean {
  return canResign(table) && table.seats.every(({ kind, standIn }) => kind === 'guest' && !standIn);
}

/** More than two agree to stop. */
export function canAskToEnd(table: Table): boolean {
  return table.seats.length > 2 && isPlaying(table);
}

/** Whether somebody is sure to play on: a table that everybody has left is closed. */
export function isPlayedOn({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.some(({ kind, mine, standIn }) => kind === 'guest' && !mine && !standIn);
}
