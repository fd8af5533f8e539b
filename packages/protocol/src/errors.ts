import type { ErrorCode } from '@pharos/core';

/** Every code a refusal can carry, with the HTTP status it travels under. docs/errors.md has a row for each. */

/** Refusals by the rules and the readers of the kernel. */
const KERNEL_STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_JSON: 400,
  BAD_NOTATION: 400,
  BAD_OPTIONS: 400,
  BAD_POSITION: 400,
  BAD_SAVE: 400,
  BAD_SCENARIO: 400,
  GAME_OVER: 409,
  ILLEGAL_MOVE: 409,
  NEWER_VERSION: 409,
  NOT_YOUR_TURN: 409,
  NOTHING_TO_UNDO: 409,
  STALE: 409,
  TOO_LARGE: 413,
  UNDO_REVEALED: 409,
  UNKNOWN_GAME: 400,
};

/** Refusals by the server. */
const SERVER_STATUS = {
  BAD_ORIGIN: 403,
  BAD_PASSKEY: 403,
  BAD_REQUEST: 400,
  BAD_SEATS: 400,
  CHANGE_LIMIT: 409,
  CHAT_OFF: 403,
  CODE_INVALID: 403,
  CONTRIBUTIONS_OPEN: 409,
  CONTRIBUTION_GIVEN: 409,
  GAME_STOPPED: 409,
  HINTS_BUSY: 429,
  HINTS_OFF: 403,
  MEMORY_OFF: 403,
  INTERNAL: 500,
  KEPT_ALREADY: 409,
  LAST_KEY: 409,
  MAIL_OFF: 403,
  MAIL_TAKEN: 409,
  NAME_TAKEN: 409,
  NOT_FINISHED: 409,
  NOT_FOUND: 404,
  NOT_HOST: 403,
  NOT_KEPT: 409,
  NOT_SEATED: 403,
  NOT_STARTED: 409,
  NO_PARTNER: 409,
  OFFER_CLOSED: 409,
  OFFER_DECLINED: 409,
  OFFER_OPEN: 409,
  OUT_OF_SCOPE: 403,
  RATE_LIMITED: 429,
  SAME_IDENTITY: 409,
  SEATS_OPEN: 409,
  SEAT_TAKEN: 409,
  SHUTTING_DOWN: 503,
  TABLE_FULL: 409,
  TOO_MANY: 429,
  TOO_MANY_BOT_GAMES: 429,
  UNAUTHORIZED: 401,
  UNAVAILABLE: 503,
  UNKNOWN_BOT: 400,
  WRONG_HOST: 421,
  WRONG_PHASE: 409,
} as const;

export type RefusalCode = ErrorCode | keyof typeof SERVER_STATUS;

export const STATUS_OF: Readonly<Record<RefusalCode, number>> = { ...KERNEL_STATUS, ...SERVER_STATUS };
