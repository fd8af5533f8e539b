import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { dropOneTimeCodes, insertOneTimeCode, takeOneTimeCode } from '../storage/oneTimeCodes.ts';
import type { OneTimeCodeRow } from '../storage/schema.ts';
import { hashOf, newToken } from './codes.ts';

const MINUTE_MS = 60_000;

/** What a code is good for, and for how long. One for something else does not count. */
export const CODE_LIFETIME_MS = {
  /** Challenges that a passkey answers: to be made, to sign in, to prove a second identity. */
  register: 10 * MINUTE_MS,
  signIn: 10 * MINUTE_MS,
  merge: 10 * MINUTE_MS,
  /** A link that signs a second device in. */
  device: 5 * MINUTE_MS,
  /** Links in mails. */
  confirmMail: 30 * MINUTE_MS,
  mailSignIn: 15 * MINUTE_MS,
  /** From the command line, to become an administrator. */
  admin: 60 * MINUTE_MS,
} as const;

type CodePurpose = keyof typeof CODE_LIFETIME_MS;

/** Codes that count once, for a short time, for one purpose. Only their hashes are stored. */
export class OneTimeCodes {
  readonly #with: DatabaseAndTime;

  constructor(dependencies: DatabaseAndTime) {
    this.#with = dependencies;
  }

  /** A new code; of those for a guest the newest only counts. */
  async issue(purpose: CodePurpose, guest: string | null, detail: string | null = null): Promise<IssuedCode> {
    const code = newToken();
    const expires = this.#with.time.now() + CODE_LIFETIME_MS[purpose];
    if (guest !== null) await dropOneTimeCodes(this.#with.db, guest, purpose);
    const row = { hash: hashOf(purpose, code), purpose, guest, detail, expires_at: new Date(expires) };
    await insertOneTimeCode(this.#with.db, row);
    return { code, expires };
  }

  /** Uses a code up; null for one that does not count, for whatever reason. */
  take(purpose: CodePurpose, code: string): Promise<OneTimeCodeRow | null> {
    const at = new Date(this.#with.time.now());
    return takeOneTimeCode(this.#with.db, { hash: hashOf(purpose, code), purpose, at });
  }
}

interface IssuedCode {
  readonly code: string;
  /** In server time. */
  readonly expires: number;
}
