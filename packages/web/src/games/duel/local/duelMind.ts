import { duelAdviser, duelBot, type Thinkable } from '@pharos/bots';
import { duel } from '@pharos/duel';

/** 7 Wonders Duel with those who think about it. */
export const mind: Thinkable = { game: duel, bot: duelBot, adviser: duelAdviser };
