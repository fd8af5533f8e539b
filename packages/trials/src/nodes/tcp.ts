import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP server on a free port of this machine, or on the one asked for. */
export async function listenTcp(
  receive: (socket: Socket) => void,
  port = 0,
): Promise<{ server: Server; port: number }> {
  const server = createServer({ allowHalfOpen: false }, receive);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Whoever is cut off hears of it at once. */
export function resetSocket(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy();
}

/** A connection may break at any moment: that is what trials are about, and no reason to end them. */
export function ignoreErrors(socket: Socket): void {
  socket.on('error', () => undefined);
}

/** The first free port from this one on. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + PORTS_TRIED; port++) {
    try {
      const { server } = await listenTcp((socket) => socket.destroy(), port);
      await new Promise((resolve) => server.close(resolve));
      return port;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isBusy) throw error;
    }
  }
  throw new Error(`no free port from ${from} on`);
}

const PORTS_TRIED = 20;
