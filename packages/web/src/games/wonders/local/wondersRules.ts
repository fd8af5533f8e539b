import { wonders } from '@pharos/wonders';
import type { AnyGame } from '../../../local/localGame.ts';

/** 7 Wonders without anybody who thinks about it. */
export const rules: AnyGame = wonders;
