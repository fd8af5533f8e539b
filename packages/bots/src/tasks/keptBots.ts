import { fastRng } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { BotName } from '../characters.ts';
import type { BotGame } from './anyGame.ts';
import { unpackState } from './packedState.ts';
import { choiceOf, type Task } from './task.ts';

/** The bots of a game that stay from one task to the next, so that they may go on with what they found out. */
export class KeptBots {
  readonly #bots: BotGame;
  readonly #byName = new Map<string, Bot<unknown>>();

  constructor(bots: BotGame) {
    this.#bots = bots;
  }

  /** The move a bot makes. */
  choose(name: BotName, task: Task): string {
    return choiceOf(this.#bot(name, task), this.#bots.game, task);
  }

  /** What lets a bot think on while others choose: see `Bot.ponder`. */
  ponder(name: BotName, task: Task): (() => boolean) | null {
    const { seat, state, seed, course } = task;
    if (course === undefined) return null;
    const s = unpackState(this.#bots.game, state);
    return this.#bot(name, task).ponder?.(s, seat, fastRng(...seed), course) ?? null;
  }

  #bot(name: BotName, { timeLimit }: Task): Bot<unknown> {
    const key = `${name} ${timeLimit}`;
    const bot = this.#byName.get(key) ?? this.#bots.bot(name, timeLimit);
    this.#byName.set(key, bot);
    return bot;
  }
}
