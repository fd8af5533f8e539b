import type { Answer, GameOffer } from '@pharos/protocol';
import { games } from '../net/api.ts';
import { levelsIn } from './levels.ts';

let known = $state.raw<Answer<readonly GameOffer[]>>({ ok: true, value: [] });

/** The bots there are to choose from in a game. */
export const levels = (game: string): readonly string[] => levelsIn(known, game);

/** Asks the server; whatever it offers appears by itself. */
export async function loadLevels(): Promise<void> {
  known = await games();
}
