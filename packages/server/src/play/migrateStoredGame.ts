import { migrateSave, type Migration } from '@pharos/core';
import { gameEntry } from '../shared/games.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import type { StoredTable } from '../storage/games.ts';
import type { LogRow } from '../storage/schema.ts';

/** What of a game can say how older moves are migrated today. */
interface MigratingGame {
  readonly rules: number;
  readonly migrations: readonly Migration[];
}

/** A game as it stands between two sets of rules. */
interface MigratedGame {
  readonly rules: number;
  readonly options: unknown;
  readonly seed: string | null;
  readonly log: readonly LogRow[];
}

/**
 * A game by the present rules, whatever rules its entries were made under. What was taken back is left out then. A game
 * that cannot be migrated stays as it is: it will be shown as far as it goes.
 */
export function migrateStoredGame(
  stored: StoredTable,
  game: MigratingGame = gameEntry(stored.table.game).game,
): StoredTable {
  const { table, log } = stored;
  if (table.seed === null || rulesOf(stored, log[0]) >= game.rules) return stored;
  try {
    const migrated = migrateEntries(stored, game);
    return { ...stored, table: { ...table, options: migrated.options, seed: migrated.seed }, log: migrated.log };
  } catch (error) {
    if (refusalIn(error) === null) throw error;
    return stored;
  }
}

function rulesOf({ table }: StoredTable, row: LogRow | undefined): number {
  return row?.rules ?? table.rules;
}

/** Entry by entry: before one of newer rules, everything so far is brought up to those. */
function migrateEntries(stored: StoredTable, game: MigratingGame): MigratedGame {
  const { table } = stored;
  let migrated: MigratedGame = { rules: table.rules, options: table.options, seed: table.seed, log: [] };
  for (const row of stored.log) {
    migrated = migrateTo(migrated, rulesOf(stored, row), table.game, game);
    migrated = { ...migrated, log: row.kind === 'undo' ? withoutLastMove(migrated.log) : [...migrated.log, row] };
  }
  return migrateTo(migrated, game.rules, table.game, game);
}

function withoutLastMove(log: readonly LogRow[]): LogRow[] {
  const last = log.findLastIndex(({ kind }) => kind === 'move');
  return log.filter((_, index) => index !== last);
}

function migrateTo(migrated: MigratedGame, rules: number, id: string, game: MigratingGame): MigratedGame {
  if (migrated.rules >= rules) return migrated;
  const moves = migrated.log.flatMap(({ kind, seat, text }) => (kind === 'move' ? [`${seat} ${text}`] : []));
  const save = migrateSave(
    game,
    { format: 1, game: id, rules: migrated.rules, options: migrated.options, seed: migrated.seed, moves, hash: '' },
    rules,
  );
  if (typeof save['seed'] !== 'string' || !Array.isArray(save['moves']))
    throw new Refusal('BAD_SAVE', 'an older game has no deal any more');
  return { rules, options: save['options'], seed: save['seed'], log: replaceMoves(migrated.log, save['moves']) };
}

/** Each move takes the place of the one it stands for; if there are more now, the last ones come at the end. */
function replaceMoves(log: readonly LogRow[], moves: readonly unknown[]): LogRow[] {
  const parsed = moves.map(parseMove);
  let next = 0;
  const migrated = log.flatMap((row): LogRow[] => {
    if (row.kind !== 'move') return [row];
    const move = parsed.at(next++);
    return move === undefined ? [] : [{ ...row, ...move }];
  });
  const last = log.findLast(({ kind }) => kind === 'move');
  if (last === undefined) return migrated;
  return [...migrated, ...parsed.slice(next).map((move) => ({ ...last, command: null, ...move }))];
}

function parseMove(move: unknown): Pick<LogRow, 'seat' | 'text'> {
  const parts = /^(\d{1,2}) (.+)$/.exec(String(move));
  if (parts === null) throw new Refusal('BAD_SAVE', 'an older move has no seat any more');
  return { seat: Number(parts[1]), text: parts[2] };
}
