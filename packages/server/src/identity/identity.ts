import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { newGuestId } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import type { Db } from '../storage/database.ts';
import { createGuest, findGuest, nextGeneration } from '../storage/guests.ts';
import { findInSession } from '../storage/identities.ts';
import type { GuestRow } from '../storage/schema.ts';
import { deleteSessions, noteUse } from '../storage/sessions.ts';
import { randomGuestName } from './guestNames.ts';
import { Signer, type Claims, type Purpose, type Scope } from './signer.ts';

/** Who asks, and for what they may. */
export interface Caller {
  readonly guest: GuestRow;
  /** Null: for everything that is the guest's own. */
  readonly scope: Scope | null;
  /** Where somebody with a kept identity is signed in; null for other guests. */
  readonly session: string | null;
  /** A program that may play and nothing else. */
  readonly play?: true;
}

/** How exactly is known when a program was last here. */
const USE_NOTED_EVERY_MS = 600_000;

const BEARER = /^Bearer (\S+)$/i;

/** Calls back when what was signed for a guest does not count any more; for one session only, if it is named. */
type RevokeListener = (guest: string, session: string | null) => void;

/** Who somebody is: a guest, known by what we signed for them and nothing else. */
export class Identity {
  readonly #db: Db;
  readonly #time: Time;
  readonly #signer: Signer;
  readonly #isSecure: boolean;
  readonly #revokeListeners = new Set<RevokeListener>();

  constructor(db: Db, time: Time, { secrets, isSecure }: { secrets: readonly string[]; isSecure: boolean }) {
    this.#db = db;
    this.#time = time;
    this.#signer = new Signer(secrets);
    this.#isSecure = isSecure;
  }

  /** Over https the name itself makes browsers refuse it from anybody but this very host. */
  get cookieName(): string {
    return this.#isSecure ? '__Host-pharos' : 'pharos';
  }

  get isSecure(): boolean {
    return this.#isSecure;
  }

  /** Who is behind a request; null for somebody unknown or forged, for what was taken back, and for an old token. */
  async callerOf(headers: IncomingHttpHeaders, token?: unknown): Promise<Caller | null> {
    const claims = this.claimsIn(headers, token);
    if (claims === null) return null;
    const { session, scope } = claims;
    const guest = await (session === null
      ? findGuest(this.#db, claims.guest)
      : findInSession(this.#db, claims.guest, session));
    if (guest === null || guest.generation !== claims.generation) return null;
    // What was signed before the identity was kept is no way into it; a program may go on with its seat.
    if (guest.kept && session === null && scope === null) return null;
    if (claims.play && session !== null) {
      const now = this.#time.now();
      await noteUse(this.#db, session, new Date(now), new Date(now - USE_NOTED_EVERY_MS));
    }
    return { guest, scope, session, ...(claims.play && { play: true as const }) };
  }

  /** The guest behind a request about everything of theirs; null for somebody unknown. */
  async guestOf(headers: IncomingHttpHeaders): Promise<GuestRow | null> {
    return (await this.ownerOf(headers))?.guest ?? null;
  }

  /** The same, with where they are signed in. */
  async ownerOf(headers: IncomingHttpHeaders): Promise<Caller | null> {
    const caller = await this.playerOf(headers);
    if (caller?.play) throw new Refusal('OUT_OF_SCOPE', 'this token is for playing only');
    return caller;
  }

  /** The same, or a program that plays for them. */
  async playerOf(headers: IncomingHttpHeaders): Promise<Caller | null> {
    const caller = await this.callerOf(headers);
    if (caller !== null && caller.scope !== null) throw new Refusal('OUT_OF_SCOPE', 'this token is for one seat only');
    return caller;
  }

  /** What a request claims under our signature, without asking whether it still counts. */
  claimsIn(headers: IncomingHttpHeaders, token?: unknown): Claims | null {
    if (typeof token === 'string') return this.#open('token', token);
    const bearer = BEARER.exec(headers.authorization ?? '');
    if (bearer !== null) return this.#open('token', bearer[1]);
    const cookie = fastifyCookie.parse(headers.cookie ?? '')[this.cookieName];
    return cookie === undefined ? null : this.#open('cookie', cookie);
  }

  /** Whether a request shows a token, whatever it is worth. */
  hasToken(headers: IncomingHttpHeaders): boolean {
    return BEARER.test(headers.authorization ?? '');
  }

  find(id: string): Promise<GuestRow | null> {
    return findGuest(this.#db, id);
  }

  createGuest(): Promise<GuestRow> {
    const at = new Date(this.#time.now());
    return createGuest(this.#db, { id: newGuestId(), name: randomGuestName(), at });
  }

  sign(
    purpose: Purpose,
    { id, generation }: Pick<GuestRow, 'id' | 'generation'>,
    { scope = null, session = null, play }: Partial<Pick<Claims, 'play' | 'scope' | 'session'>> = {},
  ): string {
    return this.#signer.sign(purpose, {
      guest: id,
      generation,
      at: this.#time.now(),
      scope,
      session,
      ...(play && { play }),
    });
  }

  /** For those who sit at a table: a link with it shows what is played there before it is opened. */
  linkKey(table: string): string {
    return this.#signer.linkKey(table);
  }

  isLinkKey(table: string, key: string): boolean {
    return this.#signer.isLinkKey(table, key);
  }

  /** Nothing that was signed for the guest before counts any more; of their sessions one may go on under a new signature. */
  async revoke(guest: string, session: string | null): Promise<GuestRow> {
    const row = await nextGeneration(this.#db, guest);
    await deleteSessions(this.#db, guest, { except: session });
    this.announceEnd(guest);
    return row;
  }

  /** Ends one session, or all but one; what was signed for it does not count any more. Answers how many there were. */
  async endSessions(guest: string, which: Parameters<typeof deleteSessions>[2]): Promise<number> {
    const ended = await deleteSessions(this.#db, guest, which);
    for (const session of ended) this.announceEnd(guest, session);
    return ended.length;
  }

  /** What was signed for a guest, or for one session, does not count any more: connections made with it end. */
  announceEnd(guest: string, session: string | null = null): void {
    for (const listener of this.#revokeListeners) listener(guest, session);
  }

  onRevoke(listener: RevokeListener): void {
    this.#revokeListeners.add(listener);
  }

  #open(purpose: Purpose, signed: string): Claims | null {
    return this.#signer.verify(purpose, signed, this.#time.now());
  }
}

/** Refuses whoever may act for another table or seat only. */
export function checkScope(scope: Scope | null, table: string, seat?: number): void {
  if (scope === null) return;
  if (scope.table !== table || (seat !== undefined && seat !== scope.seat))
    throw new Refusal('OUT_OF_SCOPE', `this token is for seat ${scope.seat} of table ${scope.table} only`);
}
