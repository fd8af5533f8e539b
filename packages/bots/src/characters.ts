import { BOT_LEVELS, type BotLevel } from './levels.ts';

/** Ways to play. A bot of a character is as strong as one without, but fond of something. */
export const BASE_CHARACTERS = ['builder', 'general', 'scholar', 'merchant'] as const;
/** With those that an expansion brings. */
export const BOT_CHARACTERS = [...BASE_CHARACTERS, 'admiral'] as const;

export type BotCharacter = (typeof BOT_CHARACTERS)[number];

/** Only bots that think ahead have a character: the others do not weigh one thing against another. */
export const LEVELS_WITH_CHARACTER = ['adept', 'expert', 'master'] as const;

/** A bot as one asks for it: by its level, and by its character if it has one. */
export type BotName = BotLevel | `${(typeof LEVELS_WITH_CHARACTER)[number]}-${BotCharacter}`;

/** All names of bots, by level: `expert`, `expert-scholar`. */
export const BOT_NAMES: readonly BotName[] = [
  ...BOT_LEVELS,
  ...LEVELS_WITH_CHARACTER.flatMap((level) => BOT_CHARACTERS.map((character) => `${level}-${character}` as const)),
];

/** The bot of a name; null if there is none. */
export function readBotName(text: string): BotName | null {
  return BOT_NAMES.find((name) => name === text) ?? null;
}

/** The level and the character that a name says; both undefined in a text that is no name. */
export function partsOf(name: string): {
  readonly level: BotLevel | undefined;
  readonly character: BotCharacter | undefined;
} {
  const [first, second] = name.split('-');
  return {
    level: BOT_LEVELS.find((level) => level === first),
    character: BOT_CHARACTERS.find((character) => character === second),
  };
}
