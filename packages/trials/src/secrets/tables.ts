import type { Rng, SeatId } from '@pharos/core';
import { gameEntry } from '../../../server/src/games.ts';
import type { SeatRow, TableRow } from '../../../server/src/storage/schema.ts';
import type { Kind } from './kinds.ts';
import { guestId } from './world.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const CLOCKS: readonly TableRow['clock'][] = [
  { kind: 'none' },
  { kind: 'perMove', seconds: 3600 },
  { kind: 'bank', seconds: 3600, increment: 5 },
];

/** A table at which a game is under way; its secret is each world's own. */
export function tableRow({ game }: Kind, options: unknown, now: number, rng: Rng): Omit<TableRow, 'seed'> {
  const at = new Date(now);
  return {
    id: drawn(LETTERS, 10, rng),
    game,
    rules: gameEntry(game).game.rules,
    options,
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

/** Levels that take no time to speak of. */
const LEVELS = ['random', 'novice', 'greedy', 'adept'];
const NO_CONTRIBUTION = { contribution: null, contributes: false, place: null };

export function botRow(table: string, seat: SeatId, rng: Rng): SeatRow {
  const bot = { hot: false, level: LEVELS[rng(LEVELS.length)], kept_for: null, ...NO_CONTRIBUTION };
  return { table_id: table, seat, kind: 'bot', guest: null, name: null, ...bot };
}

export function seatRow(table: string, seat: SeatId): SeatRow {
  const nobody = { hot: false, level: null, kept_for: null, ...NO_CONTRIBUTION };
  return { table_id: table, seat, kind: 'guest', guest: guestId(seat), name: `Guest ${seat}`, ...nobody };
}

function drawn(letters: string, length: number, rng: Rng): string {
  return Array.from({ length }, () => letters[rng(letters.length)]).join('');
}
