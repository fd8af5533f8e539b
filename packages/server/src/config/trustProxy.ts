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

/** Reads TRUST_PROXY: a number of proxies, or which they are. Null: nobody is believed. Throws an error for people to read. */
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
