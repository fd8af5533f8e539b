import { wondersBot, wondersHints, type BotGame } from '@pharos/bots';
import { wonders } from '@pharos/wonders';

/** 7 Wonders with its bots. */
export const bots: BotGame = { game: wonders, bot: wondersBot, hints: wondersHints };
