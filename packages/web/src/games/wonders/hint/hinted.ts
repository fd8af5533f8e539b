import type { WondersView } from '@pharos/wonders';
import { choiceOfMove } from '../table/choices.ts';

/** Whether the best move is about a piece, so that it is shown on the table. */
export function isHinted(view: WondersView | null, best: string | null, piece: string): boolean {
  return view !== null && choiceOfMove(view, best)?.subject === piece;
}
