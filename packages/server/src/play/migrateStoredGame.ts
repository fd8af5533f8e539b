import { migrateSave, type Migration } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import type { StoredTable } from '../storage/games.ts';
import type { LogRow } from '../storage/schema.ts';

/** What of a game can say how older moves are told today. */
interface Teller {
  readonly rules: number;
  readonly migrations: readonly Migration[];
}

/** A game as it stands between two sets of rules. */
interface Told {
  readonly rules: number;
  readonly options: unknown;
  readonly seed: string | null;
  readonly log: readonly LogRow[];
}

/**
 * A game in the words of the present rules, whatever rules its entries were made under. What was taken back is left out
 * then. A game that cannot be told in them stays as it is: it will be shown as far as it goes.
 */
export function inPresentWords(stored: StoredTable, game: Teller = gameEntry(stored.table.game).game): StoredTable {
  const { table, log } = stored;
  if (table.seed === null || rulesOf(stored, log[0]) >= game.rules) return stored;
  try {
    const told = tell(stored, game);
    return { ...stored, table: { ...table, options: told.options, seed: told.seed }, log: told.log };
  } catch (error) {
    if (refusalIn(error) === null) throw error;
    return stored;
  }
}

function rulesOf({ table }: StoredTable, row: LogRow | undefined): number {
  return row?.rules ?? table.rules;
}

/** Entry by entry: before one of newer rules, everything so far is brought up to those. */
function tell(stored: StoredTable, game: Teller): Told {
  const { table } = stored;
  let told: Told = { rules: table.rules, options: table.options, seed: table.seed, log: [] };
  for (const row of stored.log) {
    told = bringUp(told, rulesOf(stored, row), table.game, game);
    told = { ...told, log: row.kind === 'undo' ? withoutLastMove(told.log) : [...told.log, row] };
  }
  return bringUp(told, game.rules, table.game, game);
}

function withoutLastMove(log: readonly LogRow[]): LogRow[] {
  const last = log.findLastIndex(({ kind }) => kind === 'move');
  return log.filter((_, index) => index !== last);
}

function bringUp(told: Told, rules: number, id: string, game: Teller): Told {
  if (told.rules >= rules) return told;
  const moves = told.log.flatMap(({ kind, seat, text }) => (kind === 'move' ? [`${seat} ${text}`] : []));
  const save = migrateSave(
    game,
    { format: 1, game: id, rules: told.rules, options: told.options, seed: told.seed, moves, hash: '' },
    rules,
  );
  if (typeof save['seed'] !== 'string' || !Array.isArray(save['moves']))
    throw new Refusal('BAD_SAVE', 'an older game has no deal any more');
  return { rules, options: save['options'], seed: save['seed'], log: withMoves(told.log, save['moves']) };
}

/** Each move takes the place of the one it stands for; if there are more now, the last ones come at the end. */
function withMoves(log: readonly LogRow[], moves: readonly unknown[]): LogRow[] {
  const words = moves.map(wordsOf);
  let next = 0;
  const told = log.flatMap((row): LogRow[] => {
    if (row.kind !== 'move') return [row];
    const word = words.at(next++);
    return word === undefined ? [] : [{ ...row, ...word }];
  });
  const last = log.findLast(({ kind }) => kind === 'move');
  if (last === undefined) return told;
  return [...told, ...words.slice(next).map((word) => ({ ...last, command: null, ...word }))];
}

function wordsOf(move: unknown): Pick<LogRow, 'seat' | 'text'> {
  const parts = /^(\d{1,2}) (.+)$/.exec(String(move));
  if (parts === null) throw new Refusal('BAD_SAVE', 'an older move has no seat any more');
  return { seat: Number(parts[1]), text: parts[2] };
}
