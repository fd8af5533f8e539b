import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';

/** Who says nothing for longer, or says it in drops, is shown out. */
export const PATIENCE = {
  /** Until the headers of a request have come. */
  headersTimeout: 10_000,
  /** Until all of it has. */
  requestTimeout: 20_000,
  /** Between two requests. */
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16_384,
} as const;

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
