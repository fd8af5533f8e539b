import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own pages or from a program. Browsers name the page a request comes from; another
 * site must not act with the visitor's cookie.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
