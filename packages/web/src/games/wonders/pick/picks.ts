import type { Obstacle, WondersView } from '@pharos/wonders';
import { expansionsIn, firstOf } from '../expansionsInPlay.ts';
import type { Picks } from './pick.ts';

export function picksOf(view: WondersView): Picks | null {
  const { decision } = view;
  if (!decision?.choices) return null;
  const chosen = decision.choices.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  const picks = firstOf(expansionsIn(view).map((expansion) => expansion.picks(view)));
  if (picks !== null) return picks;
  switch (decision.kind) {
    case 'chooseSide':
      return { kind: 'side', ids: chosen };
    case 'revive':
      return { kind: 'card', ids: [...new Set(decision.discard ?? chosen)] };
    case 'copyGuild':
      return { kind: 'card', ids: chosen };
    default:
      return null;
  }
}

/** The move that chooses `id` in the present decision: a piece, or what is done where there is no piece. */
export function moveOfPick(view: WondersView, id: string): string | undefined {
  const moves = picksOf(view)?.moves;
  if (moves) return moves[id];
  return view.decision?.choices?.find(({ subject, action }) => (subject ?? action) === id)?.move;
}

/** Why `id` cannot be chosen in the present decision; undefined where it can. */
export function obstacleOf({ decision }: WondersView, id: string): Obstacle | undefined {
  return decision?.obstacles?.find(({ subject, action }) => (subject ?? action) === id)?.obstacle;
}

/** The move that takes nothing of what is offered. */
export function declineOf({ decision }: WondersView): string | undefined {
  return decision?.choices?.find(({ action }) => action === 'decline')?.move;
}
