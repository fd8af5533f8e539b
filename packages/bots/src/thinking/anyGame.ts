import type { Game, GameEvent, Match } from '@pharos/core';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import type { Adviser } from '../search/adviser.ts';
import type { Budget } from '../search/searchBot.ts';

/** A game without its types: who only carries values from one place to another never looks inside. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent>;

/** A game with all who can think about it. */
export interface Thinkable {
  readonly game: AnyGame;
  bot(wanted: BotLevel | BotSpec): Bot<unknown>;
  adviser(budget: Budget): Adviser<unknown>;
}
