import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identity } from '../identity/identity.ts';
import { LIFETIME_MS } from '../identity/signer.ts';
import type { GuestRow } from '../storage/schema.ts';

type Signing = Pick<Identity, 'cookieName' | 'isSecure' | 'sign'>;

/** Signed anew with every visit. */
export function setCookie(
  identity: Signing,
  request: FastifyRequest,
  reply: FastifyReply,
  { guest, session }: { readonly guest: GuestRow; readonly session: string | null },
): void {
  const value = identity.sign('cookie', guest, { session });
  void reply.setCookie(identity.cookieName, value, cookieOptions(identity, request, LIFETIME_MS.cookie / 1000));
}

/** Whoever comes next with this browser is a new guest. */
export function clearCookie(identity: Signing, request: FastifyRequest, reply: FastifyReply): void {
  void reply.setCookie(identity.cookieName, '', cookieOptions(identity, request, 0));
}

function cookieOptions({ isSecure }: Signing, { protocol }: FastifyRequest, maxAge: number): CookieSerializeOptions {
  const secure = isSecure || protocol === 'https';
  return { httpOnly: true, sameSite: 'lax', path: '/', maxAge, secure };
}
