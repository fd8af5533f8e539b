import type { Game, GameEvent } from '@pharos/core';
import type { Bot, BotLevel, Evaluate } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

type Maker = <Options, State, View, Event extends GameEvent>(
  game: Game<Options, State, View, Event>,
  evaluate: Evaluate<State>,
) => Bot<State>;

const MAKERS: Readonly<Record<BotLevel, Maker>> = {
  random: (game) => randomBot(game),
  greedy: greedyBot,
};

/** A bot of a level for a game; `evaluate` is the game's own judgement of positions. */
export function createBot<Options, State, View, Event extends GameEvent>(
  level: BotLevel,
  game: Game<Options, State, View, Event>,
  evaluate: Evaluate<State>,
): Bot<State> {
  return MAKERS[level](game, evaluate);
}
