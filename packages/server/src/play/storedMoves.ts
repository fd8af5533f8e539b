import type { ChangeByEntry } from '../storage/games.ts';
import type { LogRow } from '../storage/schema.ts';

/** Moves that a node has stored and what they change about the table: all there is to know for a node that has everything before them. */
export interface StoredMoves {
  readonly rows: readonly LogRow[];
  readonly change: ChangeByEntry;
}

/** What another node can follow without reading it; null for what changes more than the game. */
export function storedMoves(rows: readonly LogRow[], change: ChangeByEntry): StoredMoves | null {
  const isPlain = rows.length > 0 && rows.every(({ kind }) => kind === 'move') && change.revision === undefined;
  return isPlain ? { rows, change } : null;
}

/** As they come from another node: there times are texts. */
export function readStoredMoves({ rows, change }: StoredMoves): StoredMoves {
  const due = change.due_at ?? null;
  return {
    rows: rows.map((row) => ({ ...row, at: new Date(row.at) })),
    change: { ...change, due_at: due === null ? null : new Date(due) },
  };
}
