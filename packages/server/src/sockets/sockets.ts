import type { Server as HttpServer } from 'node:http';
import { LIMITS, type ClientToServer, type ServerToClient } from '@pharos/protocol';
import { Server } from 'socket.io';
import type { BetweenNodes } from '../nodes/signals.ts';
import { isOwnOrigin } from '../origin.ts';
import { Refusal, refusalIn } from '../refusal.ts';
import type { Site } from '../http/site.ts';
import { Connection, type PharosSocket, type SocketData } from './connection.ts';

/** Windows and devices one guest may have open. */
const MOST_SOCKETS = 30;

type PharosServer = Server<ClientToServer, ServerToClient, BetweenNodes, SocketData>;

export interface Sockets {
  readonly io: PharosServer;
  /** Says goodbye and disconnects everybody. */
  close(): Promise<void>;
}

/** The socket side of the protocol. */
export function openSockets(http: HttpServer, site: Site): Sockets {
  const io: PharosServer = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: LIMITS.messageBytes,
    serveClient: false,
    perMessageDeflate: false,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, allow) => allow(null, isOwnOrigin(request.headers, site.config.publicUrl)),
  });
  const counts = new Map<string, number>();
  io.use((socket, next) => {
    admit(socket, site, counts).then(
      () => next(),
      (error: unknown) => next(new Error(refusalIn(error)?.code ?? 'INTERNAL')),
    );
  });
  io.on('connection', (socket) => receive(socket, site, counts));
  return { io, close: () => closeAll(io) };
}

function receive(socket: PharosSocket, site: Site, counts: Map<string, number>): void {
  const { guest } = socket.data;
  counts.set(guest, (counts.get(guest) ?? 0) + 1);
  const connection = new Connection(socket, site);
  socket.on('disconnect', () => {
    const left = (counts.get(guest) ?? 1) - 1;
    if (left > 0) counts.set(guest, left);
    else counts.delete(guest);
    connection.close();
  });
}

async function admit(socket: PharosSocket, site: Site, counts: ReadonlyMap<string, number>): Promise<void> {
  const auth = socket.handshake.auth as Readonly<Record<string, unknown>>;
  const guest = await site.identity.guestOf(socket.handshake.headers, auth['token']);
  if (guest === null) throw new Refusal('UNAUTHORIZED', 'no such guest');
  if ((counts.get(guest.id) ?? 0) >= MOST_SOCKETS) throw new Refusal('TOO_MANY', 'too many windows');
  socket.data.guest = guest.id;
}

/** Ours only: those who are connected to other nodes stay. */
async function closeAll(io: PharosServer): Promise<void> {
  io.local.emit('goodbye', { reason: 'restart' });
  // A moment for the message to leave before the connection does.
  await new Promise((resolve) => setTimeout(resolve, GOODBYE_MS));
  io.local.disconnectSockets(true);
  void io.of('/').adapter.close();
  io.engine.close();
}

const GOODBYE_MS = 100;
