import { duelAdviser, duelBot, type Thinkable } from '@pharos/bots';
import { duel } from '@pharos/duel';

/** 7 Wonders Duel with its bots. */
export const bots: Thinkable = { game: duel, bot: duelBot, adviser: duelAdviser };
