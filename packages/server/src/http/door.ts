import type { Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

/** Between two requests. */
const KEEP_ALIVE_MS = 30_000;
const MOST_HEADER_BYTES = 16_384;

interface Patience {
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: ServerOptions;
}

/** Who says nothing for too long, or says it in drops, is shown out. */
export function patience({ slowestRequest }: Config): Patience {
  const headersTimeout = slowestRequest / 2;
  const http = {
    headersTimeout,
    connectionsCheckingInterval: slowestRequest / 10,
    maxHeaderSize: MOST_HEADER_BYTES,
    // Node would refuse them without a word.
    requireHostHeader: false,
  };
  return { requestTimeout: slowestRequest, keepAliveTimeout: KEEP_ALIVE_MS, http };
}

export function needHost({ raw }: FastifyRequest): void {
  if (raw.headers.host === undefined && raw.httpVersion === '1.1')
    throw new Refusal('BAD_REQUEST', 'a request names its host');
}

/** Counts connections where they cost least, before a byte of them is read. */
export function guardDoor(server: Server, config: Config): void {
  server.maxConnections = config.mostConnections;
  // Behind a proxy all come from one address; there the proxy counts.
  if (config.trustProxy) return;
  const counts = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    if (count > config.mostPerAddress) socket.destroy();
  });
}
