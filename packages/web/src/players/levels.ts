import { BASE_CHARACTERS, BOT_LEVELS, LEVELS_WITH_CHARACTER } from '@pharos/bots';
import type { Answer, GameOffer } from '@pharos/protocol';

/** The levels of bots that come with the page and play without a server, weakest first. */
export const LEVELS: readonly string[] = BOT_LEVELS;

type Offers = Answer<readonly Pick<GameOffer, 'id' | 'levels'>[]>;

/** What the server offers for a game; what comes with the page if it does not say. */
export function levelsIn(answer: Offers, game: string): readonly string[] {
  const found = answer.ok ? answer.value.find(({ id }) => id === game)?.levels : undefined;
  return found === undefined || found.length === 0 ? LEVELS : found;
}

/** The level that was chosen, with its character, or the strongest one if it is not offered. */
export function offered(levels: readonly string[], chosen: string): string {
  return levels.includes(levelOf(chosen)) ? chosen : (levels.at(-1) ?? chosen);
}

/** The characters that a bot of a level may have; `more` are those of expansions. */
export function charactersFor(level: string, more: readonly string[]): readonly string[] {
  return LEVELS_WITH_CHARACTER.some((one) => one === level) ? [...BASE_CHARACTERS, ...more] : [];
}

/** The level and the character in the name of a bot: `expert-scholar`. */
export const levelOf = (bot: string): string => bot.split('-')[0];
export const characterOf = (bot: string): string => bot.split('-')[1] ?? '';

/** The bot that was chosen as far as it is offered; `more` are characters of expansions. */
export function botOffered(levels: readonly string[], chosen: string, more: readonly string[]): string {
  const bot = offered(levels, chosen);
  return withCharacter(levelOf(bot), characterOf(bot), more);
}

/** A bot of a level that keeps its character where it may have one. */
export function withCharacter(level: string, character: string, more: readonly string[]): string {
  return charactersFor(level, more).includes(character) ? `${level}-${character}` : level;
}
