import type { ClientGame } from '../../src/games/clientGame.ts';
import { GAMES as OURS } from '../../src/games/registry.ts';
import { auctionGame } from './auctionGame.ts';

/** The games of the client and one more. */
export const GAMES: readonly ClientGame[] = [...OURS, auctionGame];
