import { daysPerMove } from '@pharos/protocol';
import type { SeatId } from '@pharos/core';
import type { NewNotice } from '../storage/notices.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { RunningGame } from './runningGame.ts';

interface SeatedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

interface AppendedRows {
  readonly rows: readonly LogRow[];
  /** How many of them somebody made just now; the others were planned. */
  readonly byHand: number;
}

/**
 * Whom entries of the log concern who may not be there: by correspondence whoever has to move now and had not to before; at the end
 * everybody. Nobody is told what they did themselves.
 */
export function noticesOfAppend(
  { table, seats }: SeatedTable,
  game: RunningGame,
  actedBefore: readonly SeatId[],
  { rows, byHand }: AppendedRows,
): NewNotice[] {
  const last = rows.at(-1);
  const done = rows.at(byHand - 1);
  if (last === undefined || done === undefined) return [];
  const doer = done.by_bot || done.kind === 'standIn' ? null : (seats[done.seat]?.guest ?? null);
  const others = seats.filter(({ guest, seat }) => guest !== null && guest !== doer && game.standIn(seat) === null);
  if (game.match.outcome() !== null) return guestsOf(others).map((guest) => notice(table, guest, 'ended', 'ended'));
  if (daysPerMove(table.clock) === null) return [];
  const acting = game.acting();
  const awaited = others.filter(({ seat }) => acting.includes(seat) && !actedBefore.includes(seat));
  return guestsOf(awaited).map((guest) => notice(table, guest, 'turn', `turn ${last.entry}`));
}

/**
 * Whom a change of the table itself concerns: a game that begins, a table that is full, a rematch that somebody wishes. `acting` says who
 * begins.
 */
export function noticesOfSave(before: SeatedTable, after: SeatedTable, acting: () => SeatId[]): NewNotice[] {
  const { table, seats } = after;
  if (before.table.phase === 'waiting' && table.phase === 'playing') {
    const awaited = daysPerMove(table.clock) === null ? [] : acting();
    return guestsOf(seats).map((guest) => {
      const isTurn = seats.some((row) => row.guest === guest && awaited.includes(row.seat));
      return notice(table, guest, isTurn ? 'turn' : 'started', 'started');
    });
  }
  if (table.phase === 'waiting' && hasOpen(before.seats) && !hasOpen(seats))
    return [notice(table, table.host, 'full', `full ${table.revision}`)];
  const isAsked = seats.some((row, at) => wantsRematch(row) && !wantsRematch(before.seats[at]));
  if (table.phase !== 'finished' || table.rematch !== null || !isAsked) return [];
  const asked = seats.filter((row) => row.rematch_answer === null);
  return guestsOf(asked).map((guest) => notice(table, guest, 'rematch', 'rematch'));
}

function notice({ id }: TableRow, guest: string, event: NewNotice['event'], what: string): NewNotice {
  return { guest, event, key: `${id} ${what}`, table: id };
}

function guestsOf(seats: readonly SeatRow[]): string[] {
  return [...new Set(seats.flatMap(({ guest }) => guest ?? []))];
}

function hasOpen(seats: readonly SeatRow[]): boolean {
  return seats.some(({ kind }) => kind === 'open');
}

function wantsRematch({ guest, rematch_answer }: SeatRow): boolean {
  return guest !== null && (rematch_answer === 'agreed' || rematch_answer === 'contributes');
}
