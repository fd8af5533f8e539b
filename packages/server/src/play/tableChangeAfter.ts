import type { Outcome } from '@pharos/core';
import type { GameResult } from '@pharos/protocol';
import type { ChangeByEntry } from '../storage/games.ts';
import type { TableRow } from '../storage/schema.ts';
import { dueAt } from './nextDeadline.ts';
import type { NewEntry, Step } from './logEntries.ts';
import type { RunningGame } from './runningGame.ts';

/** What steps of a game change about its table, if the node `self` stores them. */
export function tableChangeAfter(
  { table, game, self }: { readonly table: TableRow; readonly game: RunningGame; readonly self: string | null },
  steps: readonly Step[],
  entries: readonly NewEntry[],
): ChangeByEntry {
  const at = entries.at(-1)?.at ?? new Date();
  const outcome = game.match.outcome();
  const isVisible = outcome !== null || steps.some(({ isTableChanged }) => isTableChanged);
  return {
    to_act: game.match.toAct(),
    due_at: dueAt(game, at),
    // The node that makes it a bot's turn lets it move, unless another one has the table already.
    keeper: game.botsToMove().length === 0 ? null : (table.keeper ?? self),
    ...(isVisible ? { revision: table.revision + 1 } : {}),
    ...(outcome === null ? {} : { phase: 'finished', finished_at: at, result: resultOf(outcome) }),
  };
}

function resultOf({ ending, ranking, scores }: Outcome): GameResult {
  return { ending, ranking, totals: scores.map(({ total }) => total) };
}
