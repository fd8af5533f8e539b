import { createHmac, timingSafeEqual } from 'node:crypto';

/** One seat at one table: all that a token handed to a program may be good for. */
export interface Scope {
  readonly table: string;
  readonly seat: number;
}

/** What a signed text says about whoever shows it. */
export interface Claims {
  readonly guest: string;
  /** Raised when the guest takes back everything signed before. */
  readonly generation: number;
  /** When it was signed, in milliseconds. */
  readonly at: number;
  readonly scope: Scope | null;
  /** The session it was signed for; null for a guest who has not kept their identity. */
  readonly session: string | null;
  /** For a program: it may play, and nothing else. */
  readonly play?: true;
}

/** A cookie cannot be used as a token, nor the other way round. */
export type Purpose = 'cookie' | 'token';

const DAY_MS = 86_400_000;
/**
 * How long what was signed is good for. A token then no longer counts. A cookie is dropped by the browser, which is told
 * anew with every visit; the server goes on believing it, for its own clock may be the one that is wrong, and whoever is
 * not believed becomes a new guest without seats.
 */
export const LIFETIME_MS: Readonly<Record<Purpose, number>> = { cookie: 180 * DAY_MS, token: 30 * DAY_MS };
/** A program is not asked every month who it is; its session can be ended at any time. */
const PLAY_LIFETIME_MS = 365 * DAY_MS;

/** `guest.generation.at[.table.seat][.play][.s-session].signature`, all in letters that need no quoting anywhere. */
const SHAPE =
  /^([\w-]{1,40})\.([0-9a-z]{1,8})\.([0-9a-z]{1,10})(?:\.([a-z0-9]{10})\.([0-7]))?(\.play)?(?:\.s-([\w-]{16}))?\.([\w-]{43})$/;

/** Short enough for a link that people see; nobody guesses 96 bits. */
const LINK_KEY_LENGTH = 16;
const LINK_KEY = /^[\w-]{16}$/;

/**
 * Signs and reads identities. The first secret signs, all of them are believed: a host who puts a new one in front
 * changes the secret without turning anybody away.
 */
export class Signer {
  readonly #secrets: readonly string[];

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets;
  }

  sign(purpose: Purpose, { guest, generation, at, scope, session, play }: Claims): string {
    const place =
      (scope === null ? '' : `.${scope.table}.${scope.seat}`) +
      (play ? '.play' : '') +
      (session === null ? '' : `.s-${session}`);
    const text = `${guest}.${generation.toString(36)}.${Math.floor(at / 1000).toString(36)}${place}`;
    return `${text}.${this.#signature(this.#secrets[0], purpose, text)}`;
  }

  /** Null for what we did not sign, and for a token signed too long ago. A date to come is that of a clock set back since. */
  verify(purpose: Purpose, signed: string, now: number): Claims | null {
    const parts = SHAPE.exec(signed);
    if (parts === null) return null;
    const [, guest, generation, at, table, seat, play, session, signature] = parts;
    const text = signed.slice(0, -signature.length - 1);
    if (!this.#secrets.some((secret) => isEqual(signature, this.#signature(secret, purpose, text)))) return null;
    const claims = { guest, generation: parseInt(generation, 36), at: parseInt(at, 36) * 1000 };
    if (purpose === 'token' && now - claims.at > (play ? PLAY_LIFETIME_MS : LIFETIME_MS.token)) return null;
    const scope = table === undefined ? null : { table, seat: Number(seat) };
    return { ...claims, scope, session: session ?? null, ...(play && { play: true as const }) };
  }

  /** What lets a link show a table to those who get it. */
  linkKey(table: string): string {
    return this.#linkKey(this.#secrets[0], table);
  }

  isLinkKey(table: string, key: string): boolean {
    if (!LINK_KEY.test(key)) return false;
    return this.#secrets.some((secret) => isEqual(key, this.#linkKey(secret, table)));
  }

  #linkKey(secret: string, table: string): string {
    return this.#signature(secret, 'link', table).slice(0, LINK_KEY_LENGTH);
  }

  #signature(secret: string, purpose: Purpose | 'link', text: string): string {
    return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
  }
}

/** Takes as long for a wrong one as for the right one. */
function isEqual(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
