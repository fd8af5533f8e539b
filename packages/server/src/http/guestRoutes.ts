import { profileChange } from '@pharos/protocol';
import type { FastifyRequest } from 'fastify';
import { Buckets } from '../shared/tokenBuckets.ts';
import { Refusal } from '../shared/refusal.ts';
import { changeGuest, seeGuest } from '../storage/guests.ts';
import { tablesOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import { cleanText } from '../shared/text.ts';
import { countedCaller } from './callerAddress.ts';
import type { Api, Site } from './routeContext.ts';
import * as schemas from './responseSchemas.ts';
import { answers } from './responseSchemas.ts';
import { giveCookie } from './tokenRoutes.ts';

/** `/me`: who somebody is. */
export function guestRoutes(api: Api, site: Site): void {
  const arrivals = new Buckets(site.config.newGuests);
  api.get('/me', { schema: { response: answers(schemas.guest) } }, async (request, reply) => {
    const guest = await greet(site, request, arrivals);
    giveCookie(site, request, reply, guest);
    return profile(guest);
  });

  const change = { body: profileChange, response: answers(schemas.guest) };
  api.patch('/me', { schema: change }, async (request) => {
    const { id } = await site.guest(request);
    const { name, language } = request.body;
    const wish = { ...(name === undefined ? {} : { name: cleanText(name) }), ...(language && { language }) };
    const guest = await changeGuest(site.house.db, id, wish);
    if (name !== undefined) await showName(site, id);
    return profile(guest);
  });
}

/** The guest of a request; somebody unknown becomes one, unless a token says that they were somebody already. */
async function greet({ config, identity, house }: Site, request: FastifyRequest, arrivals: Buckets): Promise<GuestRow> {
  const now = house.time.now();
  const known = await identity.guestOf(request.headers);
  if (known !== null) {
    await seeGuest(house.db, known.id, new Date(now));
    return known;
  }
  if (identity.hasToken(request.headers)) throw new Refusal('UNAUTHORIZED', 'this token does not count, or no longer');
  if (!arrivals.take(countedCaller(request.raw, config.trustProxy), now))
    throw new Refusal('RATE_LIMITED', 'too many new guests from one address');
  return identity.welcome();
}

function profile({ id, name, language }: GuestRow): { id: string; name: string; language: GuestRow['language'] } {
  return { id, name, language };
}

/** Tables show the new name at once, on every node. */
async function showName(site: Site, guest: string): Promise<void> {
  const { db, rooms, fanout } = site.house;
  for (const { table } of await tablesOf(db, guest)) {
    if (table.phase === 'finished') continue;
    await rooms.catchUp(table.id);
    fanout.announce({ kind: 'change', table: table.id });
  }
}
