/** What to do with an update when the client stands at version `at`. */
export type Step = 'play' | 'adopt' | 'ignore' | 'resync';

interface Arrived {
  readonly v: number;
  readonly move: unknown;
}

/**
 * v + 1 is the next step; v − 1 without a move is an undo; the same v says nothing new but may carry other clocks.
 * Anything else means that something was missed.
 */
export function nextStep(at: number | null, update: Arrived): Step {
  if (at === null) return 'adopt';
  if (update.v === at + 1) return update.move === null ? 'adopt' : 'play';
  if (update.v === at) return 'ignore';
  if (update.v === at - 1 && update.move === null) return 'adopt';
  return 'resync';
}
