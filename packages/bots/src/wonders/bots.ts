import { wonders, type State } from '@pharos/wonders';
import type { Bot, BotLevel } from '../bot.ts';
import { createBot } from '../registry.ts';
import { evaluateWonders } from './evaluate.ts';

/** A bot of a level for 7 Wonders. */
export function wondersBot(level: BotLevel): Bot<State> {
  return createBot(level, wonders, evaluateWonders);
}
