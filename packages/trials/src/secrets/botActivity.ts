import type { Played, SeatId } from '@pharos/core';

/** Somebody who thought, at a version of the game, and all they were told. */
export interface Thought {
  readonly seat: SeatId;
  readonly version: number;
  readonly known: string;
}

/** What bots did in a world: each move was thought about at its version or, where seats choose at once, before. */
export interface Doings {
  readonly thoughts: readonly Thought[];
  readonly moves: readonly Played[];
}

/** How twins stand to each other after bots have moved. */
export interface Standing {
  /** Moves of bots that looked the same. */
  readonly followed: number;
  /** Why the game cannot be compared any further though all was well; null if it can. */
  readonly end: Ending | null;
  readonly difference: string | null;
}

/**
 * Chance or a bot has turned up what differs, before the viewer's eyes or the knower's; or a bot that is neither has
 * come to know what differs, and does otherwise; or the game is over.
 */
export type Ending = 'shown' | 'bot knows' | 'over';

/** What was thought at a version. */
export function thoughtsAt({ thoughts }: Doings, at: number): Thought[] {
  return thoughts.filter(({ version }) => version === at);
}
