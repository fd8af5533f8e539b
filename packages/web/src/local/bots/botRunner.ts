import type { BotAnswer, ThinkRequest } from './think.ts';

/** Where bots think. */
export interface BotRunner {
  /** Fails if it is cancelled. */
  think(request: ThinkRequest): Promise<BotAnswer>;
  /** Ends everything that was asked for so far. */
  cancel(): void;
  close(): void;
}
