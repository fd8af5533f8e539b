import type { GameOffer } from '@pharos/protocol';
import type { GameEntry } from './gameEntry.ts';
import { GAMES } from './gameRegistry.ts';
import { Refusal } from './refusal.ts';

export function gameEntry(id: string): GameEntry {
  const found = GAMES.find((one) => one.game.id === id);
  if (found === undefined) throw new Refusal('UNKNOWN_GAME', `no game "${id.slice(0, 24)}"`);
  return found;
}

/** Whether there is anything to remember in a game. */
export function hasMemory(id: string): boolean {
  return GAMES.some(({ game }) => game.id === id && game.memory !== undefined);
}

/** Whether players of a game with these options may plan answers. */
export function canPlan(id: string, options: unknown): boolean {
  return gameEntry(id).game.planning?.isPossible(options) === true;
}

/** What clients may choose from. */
export function listGames(): GameOffer[] {
  return GAMES.map(({ game, defaults, levels }) => ({
    id: game.id,
    rules: game.rules,
    options: defaults,
    levels,
    seats: game.seatCount(defaults),
  }));
}
