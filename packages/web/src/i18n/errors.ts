import type { Refused } from '@pharos/protocol';
import { t } from './index.svelte.ts';

/** Refusals a player can meet; whatever else comes is a fault of ours. */
const KNOWN = [
  'ILLEGAL_MOVE',
  'STALE',
  'NOT_YOUR_TURN',
  'GAME_OVER',
  'NOTHING_TO_UNDO',
  'UNDO_REVEALED',
  'NOT_FOUND',
  'TABLE_FULL',
  'SEAT_TAKEN',
  'SEATS_OPEN',
  'NOT_HOST',
  'NOT_SEATED',
  'NO_PARTNER',
  'CHANGE_LIMIT',
  'OFFER_OPEN',
  'OFFER_CLOSED',
  'OFFER_DECLINED',
  'CHAT_OFF',
  'CONTRIBUTIONS_OPEN',
  'CONTRIBUTION_GIVEN',
  'ANALYSIS_BUSY',
  'ANALYSIS_OFF',
  'HINTS_BUSY',
  'HINTS_OFF',
  'MEMORY_OFF',
  'RATE_LIMITED',
  'TOO_MANY',
  'TOO_MANY_BOT_GAMES',
  'SHUTTING_DOWN',
  'UNAVAILABLE',
  'WRONG_PHASE',
  'BAD_SAVE',
  'BAD_OPTIONS',
  'BAD_JSON',
  'NEWER_VERSION',
  'UNKNOWN_GAME',
  'TOO_LARGE',
  'NOT_FINISHED',
  'BAD_PASSKEY',
  'CODE_INVALID',
  'KEPT_ALREADY',
  'LAST_ADMIN',
  'LAST_KEY',
  'MAIL_OFF',
  'MAIL_TAKEN',
  'ADDRESS_REFUSED',
  'NAME_TAKEN',
  'NOT_KEPT',
  'SAME_IDENTITY',
  'BLOCKED',
  'INVITATION_DECLINED',
  'NOT_ADMIN',
  'NOT_PLAYED_WITH',
  'SUSPENDED',
  'WORDS_REFUSED',
  'BAD_RATED_TABLE',
  'DAILY_HIDDEN',
  'DAY_OVER',
  'DEAL_PLAYED',
  'RATED_TABLE',
  'UNDO_OFF',
  'BOT_FOR_GOOD',
  'OFFLINE',
] as const;

export function errorText(code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known ? t(`error.${known}`) : t('error.other', { code });
}

/** The same, with when to try again where that is known. */
export function refusalText({ code, retryAfter }: Pick<Refused, 'code' | 'retryAfter'>): string {
  const text = errorText(code);
  return retryAfter === undefined ? text : `${text} ${t('error.again', { n: retryAfter })}`;
}
