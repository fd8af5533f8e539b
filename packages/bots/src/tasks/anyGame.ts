import type { Game, GameEvent, Match } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { BotName } from '../characters.ts';
import type { BotSpec, TimeLimit } from '../levels.ts';
import type { HintSearch } from '../search/hints.ts';
import type { Budget } from '../search/searchBot.ts';

/** A game without its types: who only carries values from one place to another never looks inside. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent>;

/** A game with its bots and hints. */
export interface BotGame {
  readonly game: AnyGame;
  /** No level thinks longer than `timeLimit` says. */
  bot(wanted: BotName | BotSpec, timeLimit?: TimeLimit): Bot<unknown>;
  hints(budget: Budget): HintSearch<unknown>;
}
