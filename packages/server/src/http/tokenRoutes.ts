import { tableId } from '@pharos/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { soleSeat } from '../play/ownSeat.ts';
import type { GuestRow } from '../storage/schema.ts';
import { LIFETIME_MS } from '../identity/signer.ts';
import { answers } from './responseSchemas.ts';
import type { Api, Site } from './routeContext.ts';

/** What programs show instead of a cookie, and how to take everything back. */
export function tokenRoutes(api: Api, site: Site): void {
  const { identity, house } = site;
  const token = { response: answers(z.object({ token: z.string() })) };

  api.post('/me/token', { schema: token }, async (request) => ({
    token: identity.sign('token', await site.guest(request)),
  }));

  const toRevoke = 'Ends every session and token of the guest but those this answers with.';
  api.post('/me/revoke', { schema: { ...token, description: toRevoke } }, async (request, reply) => {
    const { id } = await site.guest(request);
    const guest = await identity.revoke(id);
    for (const dismiss of site.dismissals) dismiss(id);
    giveCookie(site, request, reply, guest);
    return { token: identity.sign('token', guest) };
  });

  const toPlay = 'A token for a program that plays one seat: it may watch and move there, and nothing else.';
  const seat = { params: z.object({ id: tableId }), response: answers(z.object({ token: z.string(), seat: z.int() })) };
  api.post('/tables/:id/token', { schema: { ...seat, description: toPlay } }, async (request) => {
    const guest = await site.guest(request);
    const table = request.params.id;
    const scope = { table, seat: await house.rooms.look(table, (room) => soleSeat(room, guest.id)) };
    return { token: identity.sign('token', guest, scope), seat: scope.seat };
  });
}

/** Signed anew with every visit. */
export function giveCookie({ identity }: Site, request: FastifyRequest, reply: FastifyReply, guest: GuestRow): void {
  void reply.setCookie(identity.cookieName, identity.sign('cookie', guest), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_MS.cookie / 1000,
    secure: identity.isSecure || request.protocol === 'https',
  });
}
