import { chooseFor, hintsFor, type BotGame, type BotName, type Hint, type Task } from '@pharos/bots';

/** What a bot of some level does, or without a level: what a good player would consider. */
export interface ThinkRequest {
  readonly level: BotName | null;
  readonly task: Task;
}

/** The move of a bot, or hints. */
export type BotAnswer = string | readonly Hint[];

/** Thinks here and now: whatever runs in the same thread has to wait. */
export function think(bots: BotGame, { level, task }: ThinkRequest): BotAnswer {
  return level === null ? hintsFor(bots, task) : chooseFor(bots, level, task);
}
