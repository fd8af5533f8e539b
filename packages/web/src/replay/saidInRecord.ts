import type { GameRecord, RecordedMove } from '@pharos/analysis';
import type { Replay } from './replay.ts';

/** What somebody has written about a move. */
export type Said = Pick<RecordedMove, 'chances' | 'comments' | 'label' | 'seat'>;

/** What a record says about the moves that lead to a position; at the start, about the game. */
export function saidAt(record: GameRecord | null, replay: Replay, ply: number): Said[] {
  if (record === null) return [];
  if (ply === 0) return record.comments.length === 0 ? [] : [{ ...NOTHING, comments: record.comments }];
  return record.moves
    .slice(replay.versionOf(ply - 1), replay.versionOf(ply))
    .filter(({ chances, comments, label }) => chances.length > 0 || comments.length > 0 || label !== null);
}

const NOTHING: Said = { seat: 0, chances: [], comments: [], label: null };

/** A record with what another one of the same game says. */
export function withSaid(record: GameRecord, other: GameRecord | null): GameRecord {
  if (other === null || other.moves.length !== record.moves.length) return record;
  return {
    ...record,
    comments: other.comments,
    moves: record.moves.map((move, entry) => {
      const { chances, comments, label, variations } = other.moves[entry];
      return { ...move, chances, comments, label, variations };
    }),
  };
}

/** `54 – 46`: chances in per cent. */
export const chancesText = (chances: readonly number[]): string =>
  chances.map((tenths) => Math.round(tenths / 10)).join(' – ');
