import type { BotGame } from '@pharos/bots';
import type { Game, GameEvent, Match } from '@pharos/core';
import type { AnyView } from '../table/store/link.ts';

/** A game without its types: what moves values between players and log never looks inside. */
export type AnyGame = Game<unknown, unknown, AnyView, GameEvent>;
export type AnyMatch = Match<unknown, unknown, AnyView, GameEvent>;

/** What is needed to play a game on this device; each part is fetched when it is first needed. */
export interface LocalGame {
  readonly rules: () => Promise<AnyGame>;
  readonly bots: () => Promise<BotGame>;
  /** Where its bots think without holding up the page. */
  readonly startBotWorker: () => Worker;
}
