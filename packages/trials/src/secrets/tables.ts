import type { Rng } from '@pharos/core';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import type { Kind } from './kinds.ts';
import { guestId } from './world.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const HEX = '0123456789abcdef';
const CLOCKS: readonly TableRow['clock'][] = [
  { kind: 'none' },
  { kind: 'perMove', seconds: 3600 },
  { kind: 'bank', seconds: 3600, increment: 5 },
];

/** A table at which a game is under way. */
export function tableRow({ game }: Kind, options: unknown, now: number, rng: Rng): TableRow {
  const at = new Date(now);
  return {
    id: drawn(LETTERS, 10, rng),
    game,
    rules: 1,
    options,
    seed: drawn(HEX, 64, rng),
    secret: null,
    auto_start: false,
    phase: 'playing',
    host: guestId(0),
    clock: CLOCKS[rng(CLOCKS.length)],
    visibility: rng(2) === 0 ? 'public' : 'private',
    chat: true,
    hints: rng(2) === 0,
    draw_seats: false,
    created_at: at,
    started_at: at,
    finished_at: null,
    revision: 1,
    to_act: 1,
    rematch: null,
    due_at: null,
    keeper: null,
    request: null,
  };
}

export function seatRow(table: string, seat: number): SeatRow {
  const nobody = { hot: false, level: null, kept_for: null, contribution: null, contributes: false, place: null };
  return { table_id: table, seat, kind: 'guest', guest: guestId(seat), name: `Guest ${seat}`, ...nobody };
}

function drawn(letters: string, length: number, rng: Rng): string {
  return Array.from({ length }, () => letters[rng(letters.length)]).join('');
}
