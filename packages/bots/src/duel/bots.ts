import { duel, type State } from '@pharos/duel';
import type { Bot } from '../bot.ts';
import type { BotLevel, BotSpec } from '../levels.ts';
import { createBot, type Craft } from '../registry.ts';
import { searchAdviser, type Adviser } from '../search/adviser.ts';
import { plainGuide } from '../search/plainGuide.ts';
import type { Budget } from '../search/searchBot.ts';
import { evaluateDuel } from './evaluate.ts';

const table = (): { seats: number; partners: number } => ({ seats: 2, partners: 1 });
const CRAFT: Craft<State> = { evaluate: evaluateDuel, guide: plainGuide(evaluateDuel, table, 12), table };

/** A bot for 7 Wonders Duel. */
export function duelBot(wanted: BotLevel | BotSpec): Bot<State> {
  return createBot(wanted, duel, CRAFT);
}

/** Who advises players of 7 Wonders Duel. */
export function duelAdviser(budget: Budget): Adviser<State> {
  return searchAdviser({ rules: duel, ...CRAFT }, budget);
}
