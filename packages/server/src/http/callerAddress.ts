import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether a proxy is believed whom it speaks for: by its address, and how many stand between it and this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

const MOST_HOPS = 10;
/** Groups of addresses that have a name. */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

/** Reads TRUST_PROXY: a number of proxies, or which they are. Null: nobody is believed. Throws a readable complaint. */
export function readTrustProxy(text: string | undefined): TrustProxy | null {
  const words = (text ?? '').trim();
  if (words === '' || words === '0') return null;
  if (/^\d+$/.test(words)) {
    const hops = Number(words);
    if (hops > MOST_HOPS) throw refused(words);
    return (_address, hop) => hop < hops;
  }
  const list = new BlockList();
  for (const word of words.split(',').map((one) => one.trim()))
    for (const range of NAMED.get(word) ?? [word]) add(list, range);
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function add(list: BlockList, range: string): void {
  const [, address, bits] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const kind = isIP(address ?? '');
  const most = kind === 4 ? 32 : 128;
  const length = Number(bits ?? most);
  // All addresses together would let visitors name their own.
  if (kind === 0 || address.includes('%') || length > most || length === 0) throw refused(range);
  list.addSubnet(address, length, kind === 4 ? 'ipv4' : 'ipv6');
}

function refused(word: string): Error {
  return new Error(
    `TRUST_PROXY is how many proxies stand in front (1 to ${MOST_HOPS}), or a list of their addresses such as ` +
      `"10.0.0.0/8, ::1" or "loopback"; "${word.slice(0, 60)}" is neither`,
  );
}

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
