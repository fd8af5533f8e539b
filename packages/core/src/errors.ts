/** Every refusal has a stable code; docs/errors.md has a row for each. */
export const ERROR_CODES = [
  'BAD_JSON',
  'BAD_NOTATION',
  'BAD_OPTIONS',
  'BAD_POSITION',
  'BAD_SAVE',
  'BAD_SCENARIO',
  'GAME_OVER',
  'ILLEGAL_MOVE',
  'NEWER_VERSION',
  'NOT_YOUR_TURN',
  'NOTHING_TO_UNDO',
  'STALE',
  'TOO_LARGE',
  'UNDO_REVEALED',
  'UNKNOWN_GAME',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Why something was refused. `detail` is for developers and logs; users read the text that belongs to the code. */
export interface Problem {
  readonly code: ErrorCode;
  readonly detail: string;
}

export type Result<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** Bad input found deep inside a reader. It never leaves the package: `attempt` turns it into a Result. */
export class Refusal extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, detail: string) {
    super(detail);
    this.name = 'Refusal';
    this.code = code;
  }
}

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse(code: ErrorCode, detail: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, detail } };
}

/** Runs a reader; a Refusal becomes a problem, any other exception is a bug and goes on. */
export function attempt<Value>(read: () => Value): Result<Value> {
  try {
    return succeed(read());
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.code, error.message);
    throw error;
  }
}

/** For places where a problem cannot be handled any further, such as a test or a command line. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw new Refusal(result.problem.code, result.problem.detail);
}
