import { saveMatch } from '@pharos/core';
import type { GameRecord } from '@pharos/protocol';
import { Refusal } from '../refusal.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Playing } from './playing.ts';

interface Played {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly playing: Playing | null;
}

/** What is published of a game when it is over. */
export function gameRecord({ table, seats, playing }: Played): GameRecord {
  if (table.phase !== 'finished' || playing === null || table.finished_at === null)
    throw new Refusal('NOT_FINISHED', 'the record is published when the game is over');
  const names = seats.map((row) => row.name ?? `Bot (${row.level})`);
  return { save: saveMatch(playing.match), names, finished: table.finished_at.getTime() };
}
