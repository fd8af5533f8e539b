/**
 * Whether a request names this server by the address people use. A name that somebody else points at this server (DNS
 * rebinding) would make their pages count as ours. Ports are left out: proxies often do not pass them on.
 */
export function isOwnHost(host: string | undefined, publicUrl: string | null): boolean {
  if (publicUrl === null) return true;
  if (host === undefined || /[/@?#\\]/.test(host)) return false;
  const url = `http://${host}`;
  return URL.canParse(url) && new URL(url).hostname === new URL(publicUrl).hostname;
}
