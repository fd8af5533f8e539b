export { BOT_LEVELS, chooseMove, type Bot, type BotLevel, type Evaluate } from './bot.ts';
export { botRng } from './botRng.ts';
export { duelBot } from './duel/bots.ts';
export { evaluateDuel } from './duel/evaluate.ts';
export { createBot } from './registry.ts';
export { wondersBot } from './wonders/bots.ts';
