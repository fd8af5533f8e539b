import { hintsFor, KeptBots, type BotGame, type BotName, type Hint, type Task } from '@pharos/bots';

/** What a bot of some level does, or without a level: what a good player would consider. */
export interface ThinkRequest {
  readonly level: BotName | null;
  readonly task: Task;
}

/** A bot that does not have to choose now. */
export interface PonderRequest extends ThinkRequest {
  readonly level: BotName;
}

/** The move of a bot, or hints. */
export type BotAnswer = string | readonly Hint[];

/** Thinks for the bots of a game here and now: whatever runs in the same thread has to wait. */
export class Thinker {
  readonly #bots: BotGame;
  readonly #kept: KeptBots;

  constructor(bots: BotGame) {
    this.#bots = bots;
    this.#kept = new KeptBots(bots);
  }

  think({ level, task }: ThinkRequest): BotAnswer {
    return level === null ? hintsFor(this.#bots, task) : this.#kept.choose(level, task);
  }

  /** What thinks on for a moment each time it is called, and says whether there is more to do; null if there is nothing. */
  ponder({ level, task }: PonderRequest): (() => boolean) | null {
    return this.#kept.ponder(level, task);
  }
}
