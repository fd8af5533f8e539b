/** What a client that shows version `at` does with an update: docs/protocol.md says the same in words. */
export type FollowStep = 'play' | 'adopt' | 'ignore' | 'resync';

interface Arrived {
  readonly v: number;
  readonly move: unknown;
  /** Present if people ended the game. */
  readonly ended?: unknown;
}

/**
 * v + 1 is the next step; v − 1 without a move is an undo; the same v says nothing new but may carry other clocks, unless
 * people have ended the game.
 * Anything else means that something was missed.
 */
export function nextStep(at: number | null, update: Arrived): FollowStep {
  if (at === null) return 'adopt';
  if (update.v === at + 1) return update.move === null ? 'adopt' : 'play';
  if (update.v === at) return update.ended === undefined ? 'ignore' : 'adopt';
  if (update.v === at - 1 && update.move === null) return 'adopt';
  return 'resync';
}
