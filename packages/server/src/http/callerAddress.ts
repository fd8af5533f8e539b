import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustProxy } from '../config/trustProxy.ts';

/**
 * The address a request comes from: the nearest one that is not a proxy we believe. Each proxy adds at the right whom it
 * got the request from; what is further left was written by somebody nobody believes.
 */
export function callerAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trust: TrustProxy | null,
): string {
  // Somebody may have hung up already: then there is no address any more.
  let caller = plainAddress(socket.remoteAddress ?? '') ?? 'gone';
  if (trust === null) return caller;
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  for (let hop = 0; hop < named.length && trust(caller, hop); hop++) {
    const next = plainAddress(named[named.length - 1 - hop]);
    if (next === null) return caller;
    caller = next;
  }
  return caller;
}

/** Without port, brackets and zone, IPv4 as such; null for what is no address. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed) ?? [];
  const [, withPort] = /^([\d.]+):\d{1,5}$/.exec(trimmed) ?? [];
  const [address] = (bracketed ?? withPort ?? trimmed).toLowerCase().split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const plain = mapped ?? address;
  return isIP(plain) === 0 ? null : plain;
}

/** Whom a limit counts: one address, of IPv6 one network of 64 bits, for that is what a single visitor gets. */
export function countedCaller(request: Pick<IncomingMessage, 'socket' | 'headers'>, trust: TrustProxy | null): string {
  return networkOf(callerAddress(request, trust));
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - width(rest));
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups. */
function width(groups: readonly string[]): number {
  return groups.length + (groups.at(-1)?.includes('.') === true ? 1 : 0);
}
