import type { ChoiceView, DuelView } from '@pharos/duel';
import { choiceOfMove } from '../table/choices.ts';

/** The pieces that a choice names, and seats by their numbers. */
function piecesOf(choice: ChoiceView): (string | null)[] {
  if (choice.action === 'start') return [String(choice.seat)];
  return [choice.subject, 'object' in choice ? choice.object : null];
}

/** The choice that a hint shows. */
export const bestChoice = (view: DuelView | null, best: string | null): ChoiceView | undefined =>
  view === null || best === null ? undefined : choiceOfMove(view, best);

/** Whether the best move names a piece, so that it is shown on the table. */
export function isHinted(view: DuelView | null, best: string | null, piece: string | null): boolean {
  const choice = bestChoice(view, best);
  return choice !== undefined && piece !== null && piecesOf(choice).includes(piece);
}
