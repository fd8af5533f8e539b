import {
  BOT_LEVELS,
  duelAdviser,
  duelBot,
  wondersAdviser,
  wondersBot,
  type Adviser,
  type AnyGame,
  type Bot,
  type BotLevel,
  type BotSpec,
  type Budget,
  type Thinkable,
} from '@pharos/bots';
import type { Game, GameEvent } from '@pharos/core';
import { DEFAULT_OPTIONS as DUEL_OPTIONS, duel } from '@pharos/duel';
import type { GameOffer } from '@pharos/protocol';
import { DEFAULT_OPTIONS as WONDERS_OPTIONS, wonders } from '@pharos/wonders';
import { Refusal } from './refusal.ts';

interface Entry {
  readonly game: AnyGame;
  readonly defaults: unknown;
  readonly levels: readonly string[];
  /** Who plays for somebody who is away. */
  readonly standIn: BotLevel;
  /** How many seats in a row play together: they stay together when seats are drawn or moved on. */
  readonly teamSize: (options: unknown) => number;
  /** Those who think about it. */
  readonly mind: Thinkable;
}

/** The games of this server; a line for each. */
const GAMES: readonly Entry[] = [
  entry(duel, { defaults: DUEL_OPTIONS, standIn: 'greedy', bot: duelBot, adviser: duelAdviser }),
  entry(wonders, {
    defaults: WONDERS_OPTIONS,
    standIn: 'greedy',
    bot: wondersBot,
    adviser: wondersAdviser,
    teamSize: ({ teams }) => (teams === true ? 2 : 1),
  }),
];

interface Offer<Options, State> {
  readonly defaults: unknown;
  readonly standIn: BotLevel;
  bot(wanted: BotLevel | BotSpec): Bot<State>;
  adviser(budget: Budget): Adviser<State>;
  teamSize?(options: Options): number;
}

function entry<Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  offer: Offer<Options, State>,
): Entry {
  const { defaults, standIn } = offer;
  return {
    game,
    defaults,
    levels: BOT_LEVELS,
    standIn,
    teamSize: (options) => offer.teamSize?.(game.readOptions(options)) ?? 1,
    mind: { game, bot: (wanted) => offer.bot(wanted), adviser: (budget) => offer.adviser(budget) },
  };
}

export function gameEntry(id: string): Entry {
  const found = GAMES.find((one) => one.game.id === id);
  if (found === undefined) throw new Refusal('UNKNOWN_GAME', `no game "${id.slice(0, 24)}"`);
  return found;
}

/** What clients may choose from. */
export function listGames(): GameOffer[] {
  return GAMES.map(({ game, defaults, levels }) => ({
    id: game.id,
    rules: game.rules,
    options: defaults,
    levels,
    seats: game.seatCount(defaults),
  }));
}
