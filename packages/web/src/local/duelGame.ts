import { duelBot } from '@pharos/bots';
import { duel } from '@pharos/duel';
import type { LocalGame } from './localGame.ts';

/** 7 Wonders Duel: rules and bots. */
export const kit: LocalGame = { game: duel, bot: duelBot };
