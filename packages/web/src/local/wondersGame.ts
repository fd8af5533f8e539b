import { wondersBot } from '@pharos/bots';
import { wonders } from '@pharos/wonders';
import type { LocalGame } from './localGame.ts';

/** 7 Wonders: rules and bots. */
export const kit: LocalGame = { game: wonders, bot: wondersBot };
