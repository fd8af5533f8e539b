import {
  BOT_LEVELS,
  type AnyGame,
  type Bot,
  type BotGame,
  type BotLevel,
  type BotSpec,
  type Budget,
  type HintSearch,
} from '@pharos/bots';
import type { Game, GameEvent } from '@pharos/core';

/** What a game is to the server. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly defaults: unknown;
  readonly levels: readonly string[];
  /** Who plays for somebody who is away. */
  readonly standIn: BotLevel;
  /** How many seats in a row play together: they stay together when seats are drawn or moved on. */
  readonly teamSize: (options: unknown) => number;
  /** Who computes moves and hints for it. */
  readonly bots: BotGame;
}

interface Offer<Options, State> {
  readonly defaults: unknown;
  readonly standIn: BotLevel;
  bot(level: BotLevel | BotSpec): Bot<State>;
  hints(budget: Budget): HintSearch<State>;
  teamSize?(options: Options): number;
}

export function entry<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  offer: Offer<Options, State>,
): GameEntry {
  const { defaults, standIn } = offer;
  return {
    game,
    defaults,
    levels: BOT_LEVELS,
    standIn,
    teamSize: (options) => offer.teamSize?.(game.readOptions(options)) ?? 1,
    bots: { game, bot: (level) => offer.bot(level), hints: (budget) => offer.hints(budget) },
  };
}
