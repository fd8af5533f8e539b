import { profileChange } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Identity } from '../identity/identity.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Signals } from '../play/signals.ts';
import { Refusal } from '../shared/refusal.ts';
import { cleanText } from '../shared/text.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Db } from '../storage/database.ts';
import { changeGuest, seeGuest } from '../storage/guests.ts';
import { tablesOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import type { Api } from './api.ts';
import type { Authentication } from './authentication.ts';
import { countedCaller } from './callerAddress.ts';
import { setCookie } from './cookie.ts';
import * as schemas from './responseSchemas.ts';
import { responses } from './responseSchemas.ts';

export interface GuestRouteParts {
  readonly config: Pick<Config, 'newGuestRate' | 'trustProxy'>;
  readonly db: Db;
  readonly time: Time;
  readonly identity: Identity;
  readonly authentication: Pick<Authentication, 'guest'>;
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly signals: Pick<Signals, 'send'>;
}

/** `/me`: who somebody is. */
export function guestRoutes(api: Api, parts: GuestRouteParts): void {
  const { config, db, identity, authentication } = parts;
  const newGuests = new TokenBuckets(config.newGuestRate);
  api.get('/me', { schema: { response: responses(schemas.guest) } }, async (request, reply) => {
    const guest = await findOrCreateGuest(parts, request, newGuests);
    setCookie(identity, request, reply, guest);
    return profile(guest);
  });

  const profileSchema = { body: profileChange, response: responses(schemas.guest) };
  api.patch('/me', { schema: profileSchema }, async (request) => {
    const { id } = await authentication.guest(request);
    const { name, language } = request.body;
    const change = { ...(name === undefined ? {} : { name: cleanText(name) }), ...(language && { language }) };
    const guest = await changeGuest(db, id, change);
    if (name !== undefined) await broadcastName(parts, id);
    return profile(guest);
  });
}

/** The guest of a request; somebody unknown becomes one, unless a token says that they were somebody already. */
async function findOrCreateGuest(
  { config, db, time, identity }: GuestRouteParts,
  request: FastifyRequest,
  newGuests: TokenBuckets,
): Promise<GuestRow> {
  const now = time.now();
  const known = await identity.guestOf(request.headers);
  if (known !== null) {
    await seeGuest(db, known.id, new Date(now));
    return known;
  }
  if (identity.hasToken(request.headers)) throw new Refusal('UNAUTHORIZED', 'this token does not count, or no longer');
  if (!newGuests.take(countedCaller(request.raw, config.trustProxy), now))
    throw new Refusal('RATE_LIMITED', 'too many new guests from one address');
  return identity.createGuest();
}

function profile({ id, name, language }: GuestRow): { id: string; name: string; language: GuestRow['language'] } {
  return { id, name, language };
}

/** Tables show the new name at once, on every node. */
async function broadcastName({ db, rooms, signals }: GuestRouteParts, guest: string): Promise<void> {
  for (const { table } of await tablesOf(db, guest)) {
    if (table.phase === 'finished') continue;
    await rooms.catchUp(table.id);
    signals.send({ kind: 'change', table: table.id });
  }
}
