import { duel } from '@pharos/duel';
import type { AnyGame } from '../../../local/localGame.ts';

/** 7 Wonders Duel without its bots. */
export const rules: AnyGame = duel;
