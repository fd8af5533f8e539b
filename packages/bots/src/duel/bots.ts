import { duel, type State } from '@pharos/duel';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import { createBot, type BotModel } from '../registry.ts';
import { hintSearch, type HintSearch } from '../search/hints.ts';
import type { Table } from '../search/rules.ts';
import type { Budget, Searched } from '../search/searchBot.ts';
import { evaluateDuel } from './evaluate.ts';
import { duelGuide } from './guide/guide.ts';
import { duelReasons } from './reasons.ts';

const TABLE: Table = { seats: 2, partners: 1 };
const MODEL: BotModel<State> = {
  evaluate: evaluateDuel,
  guide: duelGuide,
  table: () => TABLE,
  settings: { exploration: 0.5 },
};

/** What a search of 7 Wonders Duel needs. */
export const searchedDuel: Searched<State> = { rules: duel, ...MODEL };

/** A bot for 7 Wonders Duel. */
export function duelBot(level: BotLevel | BotSpec): Bot<State> {
  return createBot(level, duel, MODEL);
}

/** Hints for players of 7 Wonders Duel. */
export function duelHints(budget: Budget): HintSearch<State> {
  return hintSearch(searchedDuel, budget, { keyOf: (move) => move, reasons: duelReasons });
}
