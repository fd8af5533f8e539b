import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Refusal } from '../shared/refusal.ts';
import { isPublicAddress } from './publicAddress.ts';

const TIMEOUT_MS = 10_000;

/** What is sent to an address that a guest has named. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export type Resolve = (host: string) => Promise<readonly string[]>;

interface OutgoingParts {
  /** Hosts, with their ports, that may be inside the own network and without https. */
  readonly allowed: readonly string[];
  readonly resolve?: Resolve;
}

/**
 * Sends to addresses that guests have named, and never into the own network: a name is resolved once, every address it stands for has to
 * be a public one, and the connection goes to that very address. Redirects are not followed.
 */
export class Outgoing {
  readonly #allowed: ReadonlySet<string>;
  readonly #resolve: Resolve;

  constructor({ allowed, resolve = resolveByDns }: OutgoingParts) {
    this.#allowed = new Set(allowed);
    this.#resolve = resolve;
  }

  /** Refuses an address that nothing is sent to. Answers where connections go. */
  async check(text: string): Promise<string> {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || url.username !== '' || url.password !== '') throw refused('is no address');
    const host = hostOf(url);
    const isAllowed = this.#allowed.has(`${host}:${portOf(url)}`);
    if (url.protocol !== 'https:' && !(isAllowed && url.protocol === 'http:')) throw refused('needs https');
    const addresses = isIP(host) === 0 ? await this.#addressesOf(host) : [host];
    if (addresses.length === 0 || (!isAllowed && !addresses.every(isPublicAddress)))
      throw refused('is none of the public internet');
    return addresses[0];
  }

  /** Answers the status. */
  async post({ url: text, headers, body }: OutgoingRequest): Promise<number> {
    const address = await this.check(text);
    const url = new URL(text);
    const name = hostOf(url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const request = send(
        {
          host: address,
          port: portOf(url),
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(isIP(name) === 0 ? { servername: name } : {}),
        },
        (response) => {
          // Nobody reads what it says.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  async #addressesOf(host: string): Promise<readonly string[]> {
    try {
      return await this.#resolve(host);
    } catch {
      throw refused('is not found');
    }
  }
}

async function resolveByDns(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function refused(why: string): Refusal {
  return new Refusal('ADDRESS_REFUSED', `the address ${why}`);
}
