import { commitment, contributionsHash, saveMatch, sealRecord, type DealRecord } from '@pharos/core';
import type { GameRecord } from '@pharos/protocol';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { RunningGame } from './runningGame.ts';

interface PlayedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly runningGame: RunningGame | null;
}

/** Whether a game was dealt and will not go on: then nothing of it is secret any more. */
export function isOver({ table, runningGame }: Pick<PlayedTable, 'table' | 'runningGame'>): boolean {
  return runningGame !== null && (table.phase === 'finished' || table.phase === 'closed');
}

/** Whoever was forgotten at their own wish. */
const NO_NAME = '–';

/** What is published of a game when it is over, to its end or not. */
export function gameRecord({ table, seats, runningGame }: PlayedTable): GameRecord {
  if (runningGame === null || !isOver({ table, runningGame }))
    throw new Refusal('NOT_FINISHED', 'the record is published when the game is over');
  const names = seats.map((row) => row.name ?? (row.kind === 'bot' ? `Bot (${row.level})` : NO_NAME));
  const finished = (table.finished_at ?? table.started_at ?? table.created_at).getTime();
  const closed = table.phase === 'closed' ? { closed: true } : {};
  return sealRecord({ save: saveMatch(runningGame.match), names, finished, ...closed, deal: dealRecord(table, seats) });
}

function dealRecord(table: TableRow, seats: readonly SeatRow[]): DealRecord {
  const secret = table.secret ?? table.seed;
  if (secret === null) throw new Error('a table without a deal has no record');
  const common = {
    table: table.id,
    commitment: commitment(secret),
    secret,
    drawn: table.draw_seats,
    teamSize: gameEntry(table.game).teamSize(table.options),
  };
  if (table.secret === null || table.daily !== null || table.opening !== null)
    return { ...common, method: 'server', contributions: null, seats: [] };
  return {
    ...common,
    method: 'shared-1',
    contributions: contributionsHash(seats.map((row) => row.contribution)),
    seats: seats.map((row) => ({
      kind: row.kind === 'bot' ? 'bot' : 'guest',
      place: row.place ?? row.seat,
      contribution: row.contribution,
    })),
  };
}
