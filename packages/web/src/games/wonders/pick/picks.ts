import { words, type Obstacle, type WondersView } from '@pharos/wonders';

/** What lies on the table to be chosen from in a decision that is not about the hand. */
export interface Picks {
  readonly kind: 'side' | 'card' | 'ship' | 'island' | 'conflict';
  /** All that is seen; what cannot be chosen has no move. */
  readonly ids: readonly string[];
}

export function picksOf({ decision }: WondersView): Picks | null {
  if (!decision?.choices) return null;
  const chosen = decision.choices.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  switch (decision.naval) {
    case 'moveShips':
      return { kind: 'ship', ids: words.FLEETS };
    case 'explore':
      return { kind: 'island', ids: chosen };
    case 'navalConflict':
      return { kind: 'conflict', ids: ['takePart', 'stayOut'] };
    default:
  }
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
export function moveOfPick({ decision }: WondersView, id: string): string | undefined {
  return decision?.choices?.find(({ subject, action }) => (subject ?? action) === id)?.move;
}

/** Why `id` cannot be chosen in the present decision; undefined where it can. */
export function obstacleOf({ decision }: WondersView, id: string): Obstacle | undefined {
  return decision?.obstacles?.find(({ subject, action }) => (subject ?? action) === id)?.obstacle;
}

/** The move that takes nothing of what is offered. */
export function declineOf({ decision }: WondersView): string | undefined {
  return decision?.choices?.find(({ action }) => action === 'decline')?.move;
}
