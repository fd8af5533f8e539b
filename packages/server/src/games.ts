import { BOT_LEVELS, duelBot, wondersBot, type Bot } from '@pharos/bots';
import type { Game, GameEvent, Match } from '@pharos/core';
import { DEFAULT_OPTIONS as DUEL_OPTIONS, duel } from '@pharos/duel';
import type { GameOffer } from '@pharos/protocol';
import { DEFAULT_OPTIONS as WONDERS_OPTIONS, wonders } from '@pharos/wonders';
import { Refusal } from './refusal.ts';

/** A game without its types: the server moves values between players and log and never looks inside. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
export type AnyMatch = Match<unknown, unknown, unknown, GameEvent>;

interface Entry {
  readonly game: AnyGame;
  readonly defaults: unknown;
  readonly levels: readonly string[];
  /** Who plays for somebody who is away. */
  readonly standIn: string;
  /** How many seats in a row play together: they stay together when seats are drawn or moved on. */
  teamSize(options: unknown): number;
  bot(level: string): Bot<unknown>;
}

/** The games of this server; a line for each. */
const GAMES: readonly Entry[] = [
  entry(duel, { defaults: DUEL_OPTIONS, levels: BOT_LEVELS, standIn: 'greedy', bot: duelBot }),
  entry(wonders, {
    defaults: WONDERS_OPTIONS,
    levels: BOT_LEVELS,
    standIn: 'greedy',
    bot: wondersBot,
    teamSize: ({ teams }) => (teams === true ? 2 : 1),
  }),
];

interface Offer<Options, State, Level extends string> {
  readonly defaults: unknown;
  readonly levels: readonly Level[];
  readonly standIn: Level;
  bot(level: NoInfer<Level>): Bot<State>;
}

function entry<Options, State, View, Event extends GameEvent, Level extends string>(
  game: Game<Options, State, View, Event>,
  offer: Offer<Options, State, Level>,
): Entry {
  const { defaults, levels, standIn } = offer;
  return {
    game,
    defaults,
    levels,
    standIn,
    teamSize: (options) => offer.teamSize?.(game.readOptions(options)) ?? 1,
    bot(level) {
      const known = levels.find((one) => one === level);
      if (known === undefined) throw new Refusal('UNKNOWN_BOT', `no bot of level "${level.slice(0, 24)}"`);
      return offer.bot(known);
    },
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
