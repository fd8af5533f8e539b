import { duel, type State } from '@pharos/duel';
import type { Bot, BotLevel } from '../bot.ts';
import { createBot } from '../registry.ts';
import { evaluateDuel } from './evaluate.ts';

/** A bot of a level for 7 Wonders Duel. */
export function duelBot(level: BotLevel): Bot<State> {
  return createBot(level, duel, evaluateDuel);
}
