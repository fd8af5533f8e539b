import { BOT_LEVELS, readSpec, type BotLevel, type BotSpec } from '@pharos/bots';
import { didYouMean } from './didYouMean.ts';
import { errorTexts } from './errorTexts.ts';
import { UsageError } from './usageError.ts';

export function readBotLevel(word: string): BotLevel {
  const level = BOT_LEVELS.find((one) => one === word);
  if (level === undefined)
    throw new UsageError(`${errorTexts.unknownBot(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return level;
}

/** A bot by its level, or in full: `mcts:100ms`. */
export function readBotSpec(word: string): BotSpec {
  const spec = readSpec(word);
  if (spec === null)
    throw new UsageError(`${errorTexts.unknownContestant(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return spec;
}
