import type { FastifyRequest } from 'fastify';
import type { Site } from '../identity/passkeys.ts';
import { Refusal } from '../shared/refusal.ts';

/**
 * The site a request comes from, as the browser calls it: `PUBLIC_URL`, or the page that asks, which was found to be ours
 * before. Passkeys count for the site they were made on, so that a name somebody else points here is worth nothing.
 */
export function siteOf({ headers, protocol }: FastifyRequest, publicUrl: string | null): Site {
  const { origin: page, host } = headers;
  const origin = publicUrl ?? page ?? `${protocol}://${host ?? ''}`;
  if (!URL.canParse(origin)) throw new Refusal('BAD_REQUEST', 'the request does not say where it comes from');
  const { hostname } = new URL(origin);
  return { origin: new URL(origin).origin, host: hostname };
}
