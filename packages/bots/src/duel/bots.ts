import { duel, isAllKnown, type State } from '@pharos/duel';
import type { Bot } from '../bot.ts';
import type { BotName } from '../characters.ts';
import type { BotSpec, TimeLimit } from '../levels.ts';
import { createBot, type BotModel } from '../registry.ts';
import { hintSearch, type HintSearch } from '../search/hints.ts';
import type { Table } from '../search/rules.ts';
import type { Budget, Searched } from '../search/searchBot.ts';
import { charactersOf } from './characters.ts';
import { evaluateDuel } from './evaluate.ts';
import { duelFeatures } from './guide/featureSet.ts';
import { duelGuide } from './guide/guide.ts';
import { stepsOf } from './levels.ts';
import { duelReasons } from './reasons.ts';

const TABLE: Table = { seats: 2, partners: 1 };
const MODEL: BotModel<State> = {
  evaluate: evaluateDuel,
  guide: duelGuide,
  table: () => TABLE,
  steps: stepsOf,
  featureSet: duelFeatures,
  characters: charactersOf,
  settings: { exploration: 0.5 },
  isAllKnown,
};

/** What a search of 7 Wonders Duel needs. */
export const searchedDuel: Searched<State> = { rules: duel, ...MODEL };

/** A bot for 7 Wonders Duel. */
export function duelBot(wanted: BotName | BotSpec, timeLimit?: TimeLimit): Bot<State> {
  return createBot(wanted, duel, MODEL, timeLimit);
}

/** Hints for players of 7 Wonders Duel. */
export function duelHints(budget: Budget): HintSearch<State> {
  return hintSearch(searchedDuel, budget, { keyOf: (move) => move, reasons: duelReasons });
}
