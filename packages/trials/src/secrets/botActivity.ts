import type { Played, SeatId } from '@pharos/core';

/** What a bot or a hint was computed from, at a version of the game. */
export interface BotInput {
  readonly seat: SeatId;
  readonly version: number;
  readonly known: string;
}

/** What bots did on one server: each move was computed at its version or, where seats choose at once, before. */
export interface BotActivity {
  readonly inputs: readonly BotInput[];
  readonly moves: readonly Played[];
}

/** How the two states compare after bots have moved. */
export interface BotComparison {
  /** Moves of bots that looked the same. */
  readonly followed: number;
  /** Why the game cannot be compared any further though all was well; null if it can. */
  readonly end: ComparisonEnd | null;
  readonly difference: string | null;
}

/**
 * Chance or a bot has turned up what differs, to the viewer or to the informed seat; or a bot that is neither has
 * come to know what differs, and does otherwise; or the game is over.
 */
export type ComparisonEnd = 'shown' | 'bot knows' | 'over';

/** What was computed at a version. */
export function inputsAt({ inputs }: BotActivity, at: number): BotInput[] {
  return inputs.filter(({ version }) => version === at);
}
