import type { Answer } from '@pharos/protocol';
import { call } from './api.ts';

/** Calls about programs that play under one's identity. */

export const newProgramToken = (name: string): Promise<Answer<{ token: string; session: string }>> =>
  call('POST', '/me/programs', { name });

export const markBot = (bot: boolean): Promise<Answer<{ bot: boolean }>> => call('POST', '/me/bot', { bot });
