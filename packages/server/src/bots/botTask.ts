import { chooseFor, hintsFor, readBotName, type Hint, type Task } from '@pharos/bots';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';
import { endOf, type SharedLimit } from './sharedLimit.ts';

/** A position to suggest moves for, for a thread that knows nothing else. */
export interface HintTask extends Task {
  readonly game: string;
}

/** A position to choose a move in. */
export interface BotTask extends HintTask {
  readonly level: string;
  /** Null for one that answers at once. */
  readonly limit?: SharedLimit | null;
}

/** Answers the chosen move as text. */
export function chooseMove({ limit = null, ...task }: BotTask): string {
  const name = readBotName(task.level);
  if (name === null) throw new Refusal('UNKNOWN_BOT', `no bot of level "${task.level}"`);
  return chooseFor(gameEntry(task.game).bots, name, task, limit === null ? undefined : endOf(limit));
}

/** Answers what a good player would consider. */
export function suggestMoves(task: HintTask): Hint[] {
  return hintsFor(gameEntry(task.game).bots, task);
}
