import { duelBot, duelHints, type BotGame } from '@pharos/bots';
import { duel } from '@pharos/duel';

/** 7 Wonders Duel with its bots. */
export const bots: BotGame = { game: duel, bot: duelBot, hints: duelHints };
