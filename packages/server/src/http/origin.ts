import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own pages or from a program. Browsers name the page a request comes from; another
 * site must not act with the visitor's cookie, nor may a page that was not fetched over https where ours is.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return OWN_SITES.has(headers['sec-fetch-site']);
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin) || host === undefined) return false;
  const page = new URL(origin);
  if (publicUrl?.startsWith('https:') === true && page.protocol !== 'https:') return false;
  return page.host === host.toLowerCase();
}

/** Programs say nothing; a browser says `none` when somebody typed the address. */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);
