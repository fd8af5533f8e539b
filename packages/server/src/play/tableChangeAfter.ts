import type { TableChange } from '../storage/games.ts';
import type { TableRow } from '../storage/schema.ts';
import { dueAt } from './due.ts';
import type { NewEntry, RunningGame, Step } from './runningGame.ts';

/** What steps of a game change about its table, if the node `self` stores them. */
export function tableChangeAfter(
  { table, game, self }: { readonly table: TableRow; readonly game: RunningGame; readonly self: string | null },
  steps: readonly Step[],
  entries: readonly NewEntry[],
): TableChange {
  const at = entries.at(-1)?.at ?? new Date();
  const isOver = game.match.outcome() !== null;
  const isVisible = isOver || steps.some(({ kind }) => kind === 'standIn' || kind === 'takeBack');
  return {
    to_act: game.match.toAct(),
    due_at: dueAt(game, at),
    // The node that makes it a bot's turn lets it move, unless another one has the table already.
    keeper: game.botsToMove().length === 0 ? null : (table.keeper ?? self),
    ...(isVisible ? { revision: table.revision + 1 } : {}),
    ...(isOver ? { phase: 'finished', finished_at: at } : {}),
  };
}
