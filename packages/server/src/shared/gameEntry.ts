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
  /** What people are paired for. */
  readonly pairings: readonly PairingOffer[];
  /** Who computes moves and hints for it. */
  readonly bots: BotGame;
}

/** A set of options that people are paired for, with how many can play it, at least and at most. */
export interface PairingOffer {
  readonly id: string;
  readonly players: readonly [number, number];
  optionsFor(players: number): Readonly<Record<string, unknown>>;
}

interface Offer<Options, State> {
  readonly defaults: unknown;
  readonly standIn: BotLevel;
  bot(level: BotLevel | BotSpec): Bot<State>;
  hints(budget: Budget): HintSearch<State>;
  teamSize?(options: Options): number;
  readonly pairings?: readonly PairingOffer[];
}

export function entry<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  offer: Offer<Options, State>,
): GameEntry {
  const { defaults, standIn, pairings = [] } = offer;
  return {
    game,
    defaults,
    levels: BOT_LEVELS,
    standIn,
    pairings,
    teamSize: (options) => offer.teamSize?.(game.readOptions(options)) ?? 1,
    bots: { game, bot: (level) => offer.bot(level), hints: (budget) => offer.hints(budget) },
  };
}
