import type { Clocks, Seat, TableInfo } from '@pharos/protocol';

const NO_CLOCK = { kind: 'none' } as const;

type SeatParts = Pick<Seat, 'guest' | 'kind' | 'level' | 'mine' | 'name'>;
type TableParts = Pick<TableInfo, 'game' | 'id' | 'options' | 'phase'> &
  Partial<Pick<TableInfo, 'created' | 'hints' | 'memory' | 'host' | 'isHost'>>;

/** A table without a server: everybody is there, no clock runs, nobody looks on or talks, and nobody is the host unless it says so. */
export function deviceTable(table: TableParts, seats: readonly SeatParts[]): TableInfo {
  return {
    created: 0,
    hints: false,
    memory: false,
    host: '',
    isHost: false,
    ...table,
    seats: seats.map((parts, seat) => ({ ...parts, seat, connected: true, standIn: false })),
    clock: NO_CLOCK,
    visibility: 'private',
    chat: false,
    spectators: 0,
    revision: 0,
    commitment: null,
    secret: null,
    rematch: null,
  };
}

/** The clocks of such a table. */
export function noClocks(seats: number): Clocks {
  return {
    rule: NO_CLOCK,
    now: 0,
    left: Array.from({ length: seats }, () => null),
    running: Array.from({ length: seats }, () => false),
  };
}
