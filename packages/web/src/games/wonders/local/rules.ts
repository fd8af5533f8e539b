import { wonders } from '@pharos/wonders';
import type { AnyGame } from '../../../local/localGame.ts';

/** 7 Wonders without its bots. */
export const rules: AnyGame = wonders;
