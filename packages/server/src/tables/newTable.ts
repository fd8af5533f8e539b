import { randomSeed } from '@pharos/core';
import { newTableId } from '../shared/ids.ts';
import type { TableRow } from '../storage/schema.ts';

/** What is decided for whoever opens a table; the rest of the row says what they wish. */
type Wishes =
  | 'auto_start'
  | 'chat'
  | 'clock'
  | 'draw_seats'
  | 'game'
  | 'hints'
  | 'host'
  | 'memory'
  | 'options'
  | 'rules'
  | 'visibility';

/** A table at which nothing has happened yet. */
export function newTableRow(
  wishes: Pick<TableRow, Wishes> & Partial<Pick<TableRow, 'rated' | 'watch_delay'>>,
  now: number,
): TableRow {
  return {
    rated: false,
    watch_delay: 0,
    ...wishes,
    daily: null,
    opening: null,
    id: newTableId(),
    seed: null,
    secret: randomSeed(),
    phase: 'waiting',
    created_at: new Date(now),
    started_at: null,
    finished_at: null,
    revision: 0,
    to_act: 0,
    rematch: null,
    due_at: null,
    keeper: null,
    request: null,
    result: null,
    recorded: false,
  };
}
