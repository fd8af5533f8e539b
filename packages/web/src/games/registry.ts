import type { ClientGame } from './clientGame.ts';
import { duelGame } from './duel/duelGame.ts';
import { wondersGame } from './wonders/wondersGame.ts';

/** The games of this client; a line for each. */
export const GAMES: readonly ClientGame[] = [duelGame, wondersGame];
