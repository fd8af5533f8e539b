import { moves, wonders, type State } from '@pharos/wonders';
import type { Bot } from '../bot.ts';
import type { BotName } from '../characters.ts';
import type { BotSpec, TimeLimit } from '../levels.ts';
import { createBot, type BotModel } from '../registry.ts';
import { hintSearch, type HintSearch } from '../search/hints.ts';
import type { Table } from '../search/rules.ts';
import type { Budget, Searched } from '../search/searchBot.ts';
import { charactersOf } from './characters.ts';
import { evaluateWonders } from './evaluate.ts';
import { wondersFeatures } from './guide/featureSet.ts';
import { wondersGuide } from './guide/guide.ts';
import { stepsOf } from './levels.ts';
import { wondersReasons } from './reasons.ts';
import { SEARCH_SETTINGS } from './searchSettings.ts';

const table = ({ options: { players, teams } }: State): Table => ({ seats: players, partners: teams ? 2 : 1 });
const MODEL: BotModel<State> = {
  evaluate: evaluateWonders,
  guide: wondersGuide,
  table,
  steps: stepsOf,
  featureSet: wondersFeatures,
  characters: charactersOf,
  settings: SEARCH_SETTINGS,
};

/** What a search of 7 Wonders needs. */
export const searchedWonders: Searched<State> = { rules: wonders, ...MODEL };

/** A bot for 7 Wonders. */
export function wondersBot(wanted: BotName | BotSpec, timeLimit?: TimeLimit): Bot<State> {
  return createBot(wanted, wonders, MODEL, timeLimit);
}

/** Hints for players of 7 Wonders. */
export function wondersHints(budget: Budget): HintSearch<State> {
  return hintSearch(searchedWonders, budget, {
    keyOf: moves.withoutCoins,
    reasons: (s, seat, move, others) => wondersReasons(s, seat, move, others),
  });
}
