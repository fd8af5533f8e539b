import { BOT_LEVELS } from '@pharos/bots';
import type { Answer, GameOffer } from '@pharos/protocol';

/** The levels of bots that come with the page and play without a server, weakest first. */
export const LEVELS: readonly string[] = BOT_LEVELS;

type Offers = Answer<readonly Pick<GameOffer, 'id' | 'levels'>[]>;

/** What the server offers for a game; what comes with the page if it does not say. */
export function levelsIn(answer: Offers, game: string): readonly string[] {
  const found = answer.ok ? answer.value.find(({ id }) => id === game)?.levels : undefined;
  return found === undefined || found.length === 0 ? LEVELS : found;
}

/** The level that was chosen, or the strongest one if it is not offered. */
export function offered(levels: readonly string[], chosen: string): string {
  return levels.includes(chosen) ? chosen : (levels.at(-1) ?? chosen);
}
