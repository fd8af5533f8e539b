import { duelGame } from './duel/game.ts';
import { register, type RegisteredGame } from './terminalGame.ts';
import { wondersGame } from './wonders/game.ts';

/** The games of the command line. */
export const GAMES: readonly RegisteredGame[] = [
  register(duelGame), //
  register(wondersGame),
];
