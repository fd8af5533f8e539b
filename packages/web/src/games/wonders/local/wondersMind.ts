import { wondersAdviser, wondersBot, type Thinkable } from '@pharos/bots';
import { wonders } from '@pharos/wonders';

/** 7 Wonders with those who think about it. */
export const mind: Thinkable = { game: wonders, bot: wondersBot, adviser: wondersAdviser };
