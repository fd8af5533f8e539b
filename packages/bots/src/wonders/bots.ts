import { moves, wonders, type State } from '@pharos/wonders';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import { createBot, type BotModel } from '../registry.ts';
import { hintSearch, type HintSearch } from '../search/hints.ts';
import type { Table } from '../search/rules.ts';
import type { Budget, Searched } from '../search/searchBot.ts';
import { evaluateWonders } from './evaluate.ts';
import { wondersGuide } from './guide/guide.ts';
import { wondersReasons } from './reasons.ts';

const table = ({ options: { players, teams } }: State): Table => ({ seats: players, partners: teams ? 2 : 1 });
const MODEL: BotModel<State> = { evaluate: evaluateWonders, guide: wondersGuide, table };

/** What a search of 7 Wonders needs. */
export const searchedWonders: Searched<State> = { rules: wonders, ...MODEL };

/** A bot for 7 Wonders. */
export function wondersBot(level: BotLevel | BotSpec): Bot<State> {
  return createBot(level, wonders, MODEL);
}

/** Hints for players of 7 Wonders. */
export function wondersHints(budget: Budget): HintSearch<State> {
  return hintSearch(searchedWonders, budget, { keyOf: moves.withoutCoins, reasons: wondersReasons });
}
