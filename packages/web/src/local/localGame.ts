import type { Bot, BotLevel } from '@pharos/bots';
import type { Game, GameEvent, Match } from '@pharos/core';
import type { AnyView } from '../store/link.ts';

/** A game without its types: what moves values between players and log never looks inside. */
export type AnyGame = Game<unknown, unknown, AnyView, GameEvent>;
export type AnyMatch = Match<unknown, unknown, AnyView, GameEvent>;

/** What it takes to play a game in this browser. */
export interface LocalGame {
  readonly game: AnyGame;
  bot(level: BotLevel): Bot<unknown>;
}
