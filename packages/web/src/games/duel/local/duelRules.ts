import { duel } from '@pharos/duel';
import type { AnyGame } from '../../../local/localGame.ts';

/** 7 Wonders Duel without anybody who thinks about it. */
export const rules: AnyGame = duel;
