import { moves, wonders, type State } from '@pharos/wonders';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import { createBot, type Craft } from '../registry.ts';
import { searchAdviser, type Adviser } from '../search/adviser.ts';
import type { Table } from '../search/rules.ts';
import type { Budget } from '../search/searchBot.ts';
import { evaluateWonders } from './evaluate.ts';
import { wondersGuide } from './guide/guide.ts';

const table = ({ options: { players, teams } }: State): Table => ({ seats: players, partners: teams ? 2 : 1 });
const CRAFT: Craft<State> = { evaluate: evaluateWonders, guide: wondersGuide, table };

/** A bot for 7 Wonders. */
export function wondersBot(wanted: BotLevel | BotSpec): Bot<State> {
  return createBot(wanted, wonders, CRAFT);
}

/** Who advises players of 7 Wonders. */
export function wondersAdviser(budget: Budget): Adviser<State> {
  return searchAdviser({ rules: wonders, ...CRAFT }, budget, moves.withoutCoins);
}
