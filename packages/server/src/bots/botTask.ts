import { chooseFor, hintsFor, readBotName, type Hint, type Task } from '@pharos/bots';
import { gameEntry } from '../shared/games.ts';
import { Refusal } from '../shared/refusal.ts';

/** A position to suggest moves for, for a thread that knows nothing else. */
export interface HintTask extends Task {
  readonly game: string;
}

/** A position to choose a move in. */
export interface BotTask extends HintTask {
  readonly level: string;
  /** Milliseconds it may take, in memory that several threads see: they may become fewer meanwhile. */
  readonly limit?: Int32Array;
}

/** Answers the chosen move as text. */
export function chooseMove({ limit, ...task }: BotTask): string {
  const name = readBotName(task.level);
  if (name === null) throw new Refusal('UNKNOWN_BOT', `no bot of level "${task.level}"`);
  const start = performance.now();
  const isOver = (): boolean => limit !== undefined && performance.now() - start >= Atomics.load(limit, 0);
  return chooseFor(gameEntry(task.game).bots, name, task, isOver);
}

/** Answers what a good player would consider. */
export function suggestMoves(task: HintTask): Hint[] {
  return hintsFor(gameEntry(task.game).bots, task);
}
