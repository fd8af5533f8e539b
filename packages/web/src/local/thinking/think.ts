import { chooseFor, hintsFor, type BotLevel, type Hint, type Task, type Thinkable } from '@pharos/bots';

/** What a bot of some level does, or without a level: what a good player would consider. */
export interface Question {
  readonly game: string;
  readonly level: BotLevel | null;
  readonly task: Task;
}

/** The move of a bot, or hints. */
export type Thought = string | readonly Hint[];

/** Each is fetched when somebody first thinks about it. */
const MINDS: Readonly<Record<string, () => Promise<{ mind: Thinkable }>>> = {
  duel: () => import('../../games/duel/local/duelMind.ts'),
  wonders: () => import('../../games/wonders/local/wondersMind.ts'),
};

/** Thinks here and now: whatever runs in the same place has to wait. */
export async function think({ game, level, task }: Question): Promise<Thought> {
  const { mind } = await MINDS[game]();
  return level === null ? hintsFor(mind, task) : chooseFor(mind, level, task);
}
