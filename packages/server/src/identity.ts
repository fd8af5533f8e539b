import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { newGuestId } from './ids.ts';
import type { Db } from './storage/database.ts';
import { createGuest, findGuest } from './storage/guests.ts';
import type { GuestRow } from './storage/schema.ts';
import type { Time } from './time.ts';

export const COOKIE = 'pharos';

/** A cookie cannot be used as a token, nor the other way round. */
type Purpose = 'cookie' | 'token';

/** Who somebody is: a guest, known by a signed id and nothing else. */
export class Identity {
  readonly #db: Db;
  readonly #time: Time;
  readonly #secret: string;

  constructor(db: Db, time: Time, secret: string) {
    this.#db = db;
    this.#time = time;
    this.#secret = secret;
  }

  /** The guest behind a request; null for somebody unknown or a forged identity. */
  async guestOf(headers: IncomingHttpHeaders, token?: unknown): Promise<GuestRow | null> {
    const id = this.#idIn(headers, token);
    return id === null ? null : findGuest(this.#db, id);
  }

  find(id: string): Promise<GuestRow | null> {
    return findGuest(this.#db, id);
  }

  welcome(): Promise<GuestRow> {
    const at = new Date(this.#time.now());
    return createGuest(this.#db, { id: newGuestId(), name: `Guest ${randomInt(1000, 10_000)}`, at });
  }

  sign(purpose: Purpose, id: string): string {
    return `${id}.${createHmac('sha256', this.#secret).update(`${purpose} ${id}`).digest('base64url')}`;
  }

  #idIn(headers: IncomingHttpHeaders, token: unknown): string | null {
    if (typeof token === 'string') return this.#open('token', token);
    const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '');
    if (bearer !== null) return this.#open('token', bearer[1]);
    const cookie = fastifyCookie.parse(headers.cookie ?? '')[COOKIE];
    return cookie === undefined ? null : this.#open('cookie', cookie);
  }

  #open(purpose: Purpose, signed: string): string | null {
    const id = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
    const given = Buffer.from(signed);
    const right = Buffer.from(this.sign(purpose, id));
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }
}
