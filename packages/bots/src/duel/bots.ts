import { duel, type State } from '@pharos/duel';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import { createBot, type Craft } from '../registry.ts';
import { searchAdviser, type Adviser } from '../search/adviser.ts';
import type { Table } from '../search/rules.ts';
import type { Budget } from '../search/searchBot.ts';
import { evaluateDuel } from './evaluate.ts';
import { duelGuide } from './guide/guide.ts';

const TABLE: Table = { seats: 2, partners: 1 };
const CRAFT: Craft<State> = { evaluate: evaluateDuel, guide: duelGuide, table: () => TABLE };

/** A bot for 7 Wonders Duel. */
export function duelBot(wanted: BotLevel | BotSpec): Bot<State> {
  return createBot(wanted, duel, CRAFT);
}

/** Who advises players of 7 Wonders Duel. */
export function duelAdviser(budget: Budget): Adviser<State> {
  return searchAdviser({ rules: duel, ...CRAFT }, budget);
}
