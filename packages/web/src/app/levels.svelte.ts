import { games } from '../net/api.ts';
import { LEVELS, levelsIn } from './levels.ts';

let known = $state.raw(LEVELS);

/** The bots there are to choose from. */
export const levels = (): readonly string[] => known;

/** Asks the server; whatever it offers appears by itself. */
export async function loadLevels(): Promise<void> {
  known = levelsIn(await games());
}
