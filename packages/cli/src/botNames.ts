import { BOT_LEVELS, readBotName, readSpec, type BotName, type BotSpec } from '@pharos/bots';
import { didYouMean } from './didYouMean.ts';
import { errorTexts } from './errorTexts.ts';
import { UsageError } from './usageError.ts';

/** A bot by its level and character. */
export function readBot(word: string): BotName {
  const name = readBotName(word);
  if (name === null) throw new UsageError(`${errorTexts.unknownBot(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return name;
}

/** A bot by its level and character, or in full: `mcts:100ms`. */
export function readBotSpec(word: string): BotName | BotSpec {
  const spec = readSpec(word);
  if (spec === null)
    throw new UsageError(`${errorTexts.unknownContestant(word, BOT_LEVELS)}${didYouMean(word, BOT_LEVELS)}`);
  return spec;
}
