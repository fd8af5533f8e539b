import { Refusal as KernelRefusal, type Problem } from '@pharos/core';
import type { Refused, RefusalCode } from '@pharos/protocol';
import { isUnavailable } from '../storage/unavailable.ts';

/** Why a request is refused. Thrown anywhere below a request; HTTP and sockets turn it into an answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which it may be worth trying again; null where that is not known. */
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, detail: string, retryAfter: number | null = null) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }

  static from(problem: Problem): Refusal {
    return new Refusal(problem.code, problem.detail);
  }
}

/** The refusal behind an exception; null for a bug, whose words must not reach a client. */
export function refusalIn(error: unknown): Refused | null {
  if (error instanceof Refusal && error.retryAfter !== null)
    return { code: error.code, detail: error.message, retryAfter: error.retryAfter };
  if (error instanceof Refusal || error instanceof KernelRefusal) return { code: error.code, detail: error.message };
  if (isUnavailable(error)) return { code: 'UNAVAILABLE', detail: 'the database cannot be reached; repeat it' };
  return null;
}
