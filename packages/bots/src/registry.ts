import { type Game, type GameEvent } from '@pharos/core';
import type { Bot, Evaluate } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { LEVELS, type BotLevel, type BotSpec } from './levels.ts';
import { withMistakes } from './mistakes.ts';
import { randomBot } from './random.ts';
import { searchBot, type Searched } from './search/searchBot.ts';
import { DEFAULT_SETTINGS } from './search/settings.ts';

/** What the bots of a game evaluate with: values and priors for the search, and … */
export interface BotModel<State> extends Omit<Searched<State>, 'rules'> {
  /** … the evaluation of the greedy bot. */
  readonly evaluate: Evaluate<State>;
}

/** A bot for a game, by its level or in full. */
export function createBot<Options, State, View, Event extends GameEvent>(
  level: BotLevel | BotSpec,
  game: Game<Options, State, View, Event>,
  { evaluate, guide, table, settings: ofGame }: BotModel<State>,
): Bot<State> {
  const spec = typeof level === 'string' ? LEVELS[level] : level;
  if (spec.kind === 'random') return randomBot(game);
  const greedy = greedyBot(game, evaluate);
  if (spec.kind === 'greedy') return withMistakes(greedy, randomBot(game), spec.mistakes);
  const settings = { ...DEFAULT_SETTINGS, ...ofGame, ...spec.settings };
  return withMistakes(searchBot({ rules: game, guide, table }, spec.budget, settings), greedy, spec.greedyShare ?? 0);
}
