export { chooseMove, type Bot, type Evaluate } from './bot.ts';
export { botRng } from './botRng.ts';
export { duelBot } from './duel/bots.ts';
export { evaluateDuel } from './duel/evaluate.ts';
export { BOT_LEVELS, type BotLevel, type BotSpec } from './levels.ts';
export { createBot } from './registry.ts';
export { readSpec } from './spec.ts';
export { wondersBot } from './wonders/bots.ts';
