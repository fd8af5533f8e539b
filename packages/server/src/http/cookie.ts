import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { LIFETIME_MS } from '../identity/signer.ts';
import type { GuestRow } from '../storage/schema.ts';

/** Signed anew with every visit. */
export function setCookie(identity: Identity, request: FastifyRequest, reply: FastifyReply, guest: GuestRow): void {
  void reply.setCookie(identity.cookieName, identity.sign('cookie', guest), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: LIFETIME_MS.cookie / 1000,
    secure: identity.isSecure || request.protocol === 'https',
  });
}
