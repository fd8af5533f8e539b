import type { GameKnowledge } from '@pharos/analysis';
import {
  BOT_LEVELS,
  partsOf,
  readBotName,
  type AnyGame,
  type AnyMatch,
  type Bot,
  type BotGame,
  type BotLevel,
  type BotName,
  type BotSpec,
  type Budget,
  type HintSearch,
  type TimeLimit,
} from '@pharos/bots';
import { SPECTATOR, type Game, type GameEvent } from '@pharos/core';
import { analyserOf, type GameAnalyser } from './gameAnalyser.ts';

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
  /** Whether a game that ended like this was decided by points. */
  readonly isScored: (ending: string) => boolean;
  /** What each seat ended up with. */
  readonly holdings: (match: AnyMatch) => readonly SeatHoldings[];
  /** Tells of a finished game where it was won and lost; null for a game of which nothing can be told. */
  readonly analyser: GameAnalyser | null;
}

/** A set of options that people are paired for, with how many can play it, at least and at most. */
export interface PairingOffer {
  readonly id: string;
  readonly players: readonly [number, number];
  /** How many play it as a deal of the day; left out where it is none. */
  readonly dailyPlayers?: number;
  optionsFor(players: number): Readonly<Record<string, unknown>>;
}

/** What a seat has at the end of a game, besides its points. */
export interface SeatHoldings {
  /** Wonders it built, or whose board it had; `side` is empty where there is only one. */
  readonly wonders: readonly { readonly wonder: string; readonly side: string }[];
  readonly cards: readonly string[];
}

interface Offer<Options, State, View, Event extends GameEvent> {
  readonly defaults: unknown;
  readonly standIn: BotLevel;
  bot(name: BotName | BotSpec, timeLimit?: TimeLimit): Bot<State>;
  hints(budget: Budget): HintSearch<State>;
  teamSize?(options: Options): number;
  readonly pairings?: readonly PairingOffer[];
  /** The ending by points. */
  readonly scoredEnding: string;
  holdings(view: View): readonly SeatHoldings[];
  readonly analysis?: GameKnowledge<Options, State, View, Event>;
}

/** Whether there is such a bot in a game: of a level, maybe with a character. */
export function isOffered({ levels }: Pick<GameEntry, 'levels'>, bot: string): boolean {
  const name = readBotName(bot);
  return name !== null && levels.includes(partsOf(name).level ?? '');
}

export function entry<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  offer: Offer<Options, State, View, Event>,
): GameEntry {
  const { defaults, standIn, pairings = [], analysis } = offer;
  return {
    game,
    defaults,
    levels: BOT_LEVELS,
    standIn,
    pairings,
    teamSize: (options) => offer.teamSize?.(game.readOptions(options)) ?? 1,
    bots: { game, bot: (name, timeLimit) => offer.bot(name, timeLimit), hints: (budget) => offer.hints(budget) },
    isScored: (ending) => ending === offer.scoredEnding,
    // The match is one of this game.
    holdings: (match) => offer.holdings(match.view(SPECTATOR) as View),
    analyser: analysis === undefined ? null : analyserOf(analysis),
  };
}
