import { didYouMean } from '../didYouMean.ts';
import { errorTexts } from '../errorTexts.ts';
import { UsageError } from '../usageError.ts';
import { GAMES } from './registry.ts';
import type { GameUse, RegisteredGame } from './terminalGame.ts';

/** The game of a name; a UsageError if there is none. */
export function gameNamed(id: string | undefined, games: readonly RegisteredGame[] = GAMES): RegisteredGame {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return found;
  const ids = games.map((game) => game.id);
  if (id === undefined) throw new UsageError(errorTexts.noGame(ids));
  throw new UsageError(`${errorTexts.unknownGame(id, ids)}${didYouMean(id, ids)}`);
}

/** Does something with the game of a name. */
export function withGame<Result>(id: string | undefined, use: GameUse<Result>): Result {
  return gameNamed(id).use(use);
}

/** The options of all games, as a command takes them. */
export function gameOptionTypes(): Record<string, 'string' | 'boolean'> {
  const types = GAMES.flatMap(({ options }) =>
    options.map(({ name, value }) => [name, value === null ? 'boolean' : 'string'] as const),
  );
  return Object.fromEntries(types);
}
