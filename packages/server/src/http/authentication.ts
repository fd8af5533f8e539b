import type { FastifyRequest } from 'fastify';
import { checkScope, type Caller, type Identity } from '../identity/identity.ts';
import { Refusal } from '../shared/refusal.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Tells whom requests come from. */
export class Authentication {
  readonly #identity: Identity;

  constructor(identity: Identity) {
    this.#identity = identity;
  }

  /** The guest of a request; refuses somebody unknown, and whoever may act for one seat only. */
  async guest({ headers }: FastifyRequest): Promise<GuestRow> {
    return requireGuest(await this.#identity.guestOf(headers));
  }

  /** The guest of a request that plays; a program may do that for them. */
  async playing(request: FastifyRequest): Promise<GuestRow> {
    return (await this.playingCaller(request)).guest;
  }

  async playingCaller({ headers }: FastifyRequest): Promise<Caller> {
    const caller = await this.#identity.playerOf(headers);
    return { guest: requireGuest(caller?.guest ?? null), scope: null, session: caller?.session ?? null };
  }

  /** The same, with where they are signed in. */
  async owner({ headers }: FastifyRequest): Promise<Caller> {
    const caller = await this.#identity.ownerOf(headers);
    return { guest: requireGuest(caller?.guest ?? null), scope: null, session: caller?.session ?? null };
  }

  /** The guest of a request about one table; null for somebody unknown. */
  async caller({ headers }: FastifyRequest, table: string): Promise<Caller | null> {
    const caller = await this.#identity.callerOf(headers);
    checkScope(caller?.scope ?? null, table);
    return caller;
  }

  /** The guest of a request that moves at one table, maybe for a seat; refuses somebody unknown. */
  async player(request: FastifyRequest, table: string, seat?: number): Promise<GuestRow> {
    const caller = await this.caller(request, table);
    checkScope(caller?.scope ?? null, table, seat);
    return requireGuest(caller?.guest ?? null);
  }
}

function requireGuest(guest: GuestRow | null): GuestRow {
  if (guest === null) throw new Refusal('UNAUTHORIZED', 'say who you are: GET /api/v1/me gives a cookie');
  return guest;
}
