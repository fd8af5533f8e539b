import { BOT_LEVELS, chooseFor, hintsFor, type Hint, type Task } from '@pharos/bots';
import { gameEntry } from './shared/games.ts';
import { Refusal } from './shared/refusal.ts';

/** Something to think about, for a thread that knows nothing else. */
export interface HintTask extends Task {
  readonly game: string;
}

export interface BotTask extends HintTask {
  readonly level: string;
}

/** Runs in a thread of its own; answers the chosen move as text. */
export default function choose(task: BotTask): string {
  const level = BOT_LEVELS.find((known) => known === task.level);
  if (level === undefined) throw new Refusal('UNKNOWN_BOT', `no bot of level "${task.level}"`);
  return chooseFor(gameEntry(task.game).mind, level, task);
}

/** Runs in a thread of its own; answers what a good player would consider. */
export function advise(task: HintTask): Hint[] {
  return hintsFor(gameEntry(task.game).mind, task);
}
