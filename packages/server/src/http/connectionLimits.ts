import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refusal } from '../shared/refusal.ts';
import { callerAddress, countedCaller } from './callerAddress.ts';
import { ConnectionCounts } from './connectionCounts.ts';
import { isOwnHost } from './publicHost.ts';

/** Between two requests. */
const KEEP_ALIVE_MS = 30_000;
const MOST_HEADER_BYTES = 16_384;

type ServerTimeouts = Pick<FastifyServerOptions, 'requestTimeout' | 'keepAliveTimeout'> & {
  readonly http: ServerOptions;
};

/** Who sends nothing for too long, or sends it too slowly, is disconnected. */
export function serverTimeouts({ requestTimeout }: Pick<Config, 'requestTimeout'>): ServerTimeouts {
  const http = {
    headersTimeout: requestTimeout / 2,
    connectionsCheckingInterval: requestTimeout / 10,
    maxHeaderSize: MOST_HEADER_BYTES,
    // Node would refuse them without a word.
    requireHostHeader: false,
  };
  return { requestTimeout, keepAliveTimeout: KEEP_ALIVE_MS, http };
}

/** Probes come from within, by whatever address they know; they learn nothing of anybody. */
const PROBE_ROUTES = new Set<unknown>(['/healthz', '/readyz', '/metrics']);

export function checkHost({ raw, routeOptions }: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const { host } = raw.headers;
  if (host === undefined && raw.httpVersion === '1.1') throw new Refusal('BAD_REQUEST', 'a request names its host');
  if (!PROBE_ROUTES.has(routeOptions.url) && !isOwnHost(host, publicUrl))
    throw new Refusal('WRONG_HOST', `this server is at ${publicUrl}; a proxy in front has to pass the Host on`);
}

/** Counts connections where they cost least, before a byte of them is read. */
export function limitConnections(server: Server, config: Config): void {
  server.maxConnections = config.maxConnections;
  const counts = new ConnectionCounts();
  server.prependListener('connection', (socket: Socket) => {
    // Those of a proxy are of many people; there each socket is counted when its address is known.
    if (config.trustProxy?.(callerAddress({ socket, headers: {} }, null), 0) === true) return;
    const caller = countedCaller({ socket, headers: {} }, null);
    if (counts.add(caller, socket) > config.maxConnectionsPerAddress) socket.destroy();
  });
}
