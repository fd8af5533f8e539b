import type { BotAnswer, PonderRequest, ThinkRequest } from './thinker.ts';

/** Where bots think. */
export interface BotRunner {
  /** Fails if it is cancelled. */
  think(request: ThinkRequest): Promise<BotAnswer>;
  /** Lets a bot think on while others choose, until anything else is asked for. */
  ponder(request: PonderRequest): void;
  /** Ends everything that was asked for so far. */
  cancel(): void;
  close(): void;
}
