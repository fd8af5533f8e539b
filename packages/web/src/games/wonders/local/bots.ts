import { wondersAdviser, wondersBot, type Thinkable } from '@pharos/bots';
import { wonders } from '@pharos/wonders';

/** 7 Wonders with its bots. */
export const bots: Thinkable = { game: wonders, bot: wondersBot, adviser: wondersAdviser };
