import type { Rng, SeatId } from '@pharos/core';
import { gameEntry, newTableRow, type SeatRow, type TableRow } from '@pharos/server';
import type { Kind } from './gameKinds.ts';
import type { DealSecrets, DealInputs } from './dealSecrets.ts';
import { guestId } from './trialServer.ts';

const CLOCKS: readonly TableRow['clock'][] = [
  { kind: 'none' },
  { kind: 'perMove', seconds: 3600 },
  { kind: 'bank', seconds: 3600, increment: 5 },
  { kind: 'correspondence', days: 1, holidays: 2 },
  { kind: 'correspondence', days: 7, holidays: 0 },
];

type SharedRow = Omit<TableRow, 'secret' | 'seed'>;

/** A table at which a game is under way, but for what each server keeps to itself. */
export function tableRow({ game }: Kind, options: unknown, table: string, now: number, rng: Rng): SharedRow {
  const wishes = {
    game,
    rules: gameEntry(game).game.rules,
    options,
    auto_start: false,
    host: guestId(0),
    clock: CLOCKS[rng(CLOCKS.length)],
    visibility: rng(2) === 0 ? 'public' : 'private',
    chat: true,
    hints: rng(2) === 0,
    memory: rng(4) > 0,
    draw_seats: false,
  } as const;
  const { secret: _secret, seed: _seed, ...row } = newTableRow(wishes, now);
  return { ...row, id: table, phase: 'playing', started_at: row.created_at, revision: 1, to_act: 1 };
}

/** The same table on a server of its own. */
export function tableIn(row: SharedRow, { secret, seed }: DealSecrets): TableRow {
  return { ...row, secret, seed };
}

/** Levels that take no time to speak of. */
const LEVELS = ['random', 'novice', 'greedy', 'adept'];

/** Who sits at the table since the game began; `places` are those of before the seats were drawn. */
export function seatRows(
  { table, contributions }: DealInputs,
  bots: readonly SeatId[],
  places: readonly number[] | null,
  rng: Rng,
): SeatRow[] {
  return contributions.map((contribution, seat) => {
    const common = {
      table_id: table,
      seat,
      hot: false,
      kept_for: null,
      place: places?.[seat] ?? seat,
      rematch_answer: null,
      kept: false,
      bot: false,
    };
    if (bots.includes(seat)) {
      const level = LEVELS[rng(LEVELS.length)];
      return { ...common, kind: 'bot', guest: null, name: null, level, contribution: null, contributes: false };
    }
    const person = { guest: guestId(seat), name: `Guest ${seat}`, level: null };
    return { ...common, kind: 'guest', ...person, contribution, contributes: contribution !== null };
  });
}
