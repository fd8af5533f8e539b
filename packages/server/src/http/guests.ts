import { profileChange } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Buckets } from '../buckets.ts';
import { COOKIE } from '../identity.ts';
import { Refusal } from '../refusal.ts';
import { changeGuest, seeGuest } from '../storage/guests.ts';
import { tablesOf } from '../storage/lists.ts';
import type { GuestRow } from '../storage/schema.ts';
import { cleanText } from '../text.ts';
import type { Api, Site } from './site.ts';
import * as schemas from './schemas.ts';
import { answers } from './schemas.ts';

const YEAR_S = 365 * 86_400;

/** `/me`: who somebody is. */
export function guestRoutes(api: Api, site: Site): void {
  const arrivals = new Buckets(site.config.newGuests);
  api.get('/me', { schema: { response: answers(schemas.guest) } }, async (request, reply) => {
    const guest = await greet(site, request, arrivals);
    giveCookie(site, request, reply, guest.id);
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

  api.post('/me/token', { schema: { response: answers(z.object({ token: z.string() })) } }, async (request) => {
    const { id } = await site.guest(request);
    return { token: site.identity.sign('token', id) };
  });
}

/** The guest of a request; somebody unknown becomes one. */
async function greet({ identity, house }: Site, request: FastifyRequest, arrivals: Buckets): Promise<GuestRow> {
  const now = house.time.now();
  const known = await identity.guestOf(request.headers);
  if (known !== null) {
    await seeGuest(house.db, known.id, new Date(now));
    return known;
  }
  if (!arrivals.take(request.ip, now)) throw new Refusal('RATE_LIMITED', 'too many new guests from one address');
  return identity.welcome();
}

function profile({ id, name, language }: GuestRow): { id: string; name: string; language: GuestRow['language'] } {
  return { id, name, language };
}

function giveCookie(site: Site, request: FastifyRequest, reply: FastifyReply, id: string): void {
  const isSecure = request.protocol === 'https' || site.config.publicUrl?.startsWith('https:') === true;
  void reply.setCookie(COOKIE, site.identity.sign('cookie', id), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_S,
    secure: isSecure,
  });
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

/** The guest of a request that needs one. */
export function needGuest(guest: GuestRow | null): GuestRow {
  if (guest === null) throw new Refusal('UNAUTHORIZED', 'say who you are: GET /api/v1/me gives a cookie');
  return guest;
}
