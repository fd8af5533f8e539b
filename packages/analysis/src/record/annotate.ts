import { betterOf } from '../labels.ts';
import type { AnalysedGame, Decision } from '../result.ts';
import type { GameRecord, RecordedMove } from './gameRecord.ts';

/** How much of a line is worth writing down. */
const MOST_STEPS = 6;

/** Adds to a record what an analysis found: chances, labels, and the better move with how it would go on. */
export function annotated(
  record: GameRecord,
  { decisions }: AnalysedGame,
  commentsOn: (decision: Decision) => readonly string[] = () => [],
): GameRecord {
  const byPly = new Map(decisions.map((decision) => [decision.ply, decision]));
  return {
    ...record,
    moves: record.moves.map((move, ply) => {
      const decision = byPly.get(ply);
      if (decision === undefined) return move;
      return {
        ...move,
        chances: decision.chances.map((chance) => Math.round(1000 * chance)),
        label: decision.label,
        comments: [...move.comments, ...commentsOn(decision)],
        variations: [...move.variations, ...better(move, decision, record)],
      };
    }),
  };
}

/** The best move in place of a worse one; where several choose at once, no further than that. */
function better(move: RecordedMove, decision: Decision, { moves }: GameRecord): RecordedMove[][] {
  const best = betterOf(decision);
  if (best === null) return [];
  const { seat, from, ply } = decision;
  const step = (round: number, by: number, text: string): RecordedMove => ({
    round,
    seat: by,
    move: text,
    chances: [],
    label: null,
    comments: [],
    variations: [],
  });
  const isAlone = from === ply && moves.at(ply + 1)?.round !== move.round;
  const line = isAlone ? best.line.slice(0, MOST_STEPS) : [];
  return [
    [step(move.round, seat, best.move), ...line.map((one, index) => step(move.round + index + 1, one.seat, one.move))],
  ];
}
