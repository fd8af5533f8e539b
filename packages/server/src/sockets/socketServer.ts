import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, type ClientToServer, type ServerToClient } from '@pharos/protocol';
import { Server } from 'socket.io';
import { Buckets } from '../shared/tokenBuckets.ts';
import type { Config } from '../config/config.ts';
import { isOwnHost } from '../http/publicHost.ts';
import { countedCaller } from '../http/callerAddress.ts';
import { ConnectionCounts } from '../http/connectionCounts.ts';
import type { BetweenNodes } from '../nodes/postgresSignals.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import type { Site } from '../http/routeContext.ts';
import { Connection, type PharosSocket, type SocketData } from './socketConnection.ts';
import { plainParser } from './jsonParser.ts';

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
  const mayConnect = doorkeeper(site.config);
  const io: PharosServer = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: LIMITS.messageBytes,
    serveClient: false,
    parser: plainParser,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, allow) => allow(null, mayConnect(request)),
  });
  letGo(io);
  site.house.metrics.watch('pharos_sockets', 'Open sockets', () => io.engine.clientsCount);
  const counts = new Map<string, number>();
  io.use((socket, next) => {
    admit(socket, site, counts).then(
      () => next(),
      (error: unknown) => next(new Error(refusalIn(error)?.code ?? 'INTERNAL')),
    );
  });
  const rates = new Buckets(site.config.messages);
  io.on('connection', (socket) => receive(socket, site, { counts, rates }));
  site.dismissals.add((guest) => io.in(roomOf(guest)).disconnectSockets(true));
  return { io, close: () => closeAll(io) };
}

/** Whether somebody may connect: from our own pages, by our own name, and not too often from one address. */
function doorkeeper({ publicUrl, trustProxy, mostPerAddress }: Config): (request: IncomingMessage) => boolean {
  const counts = new ConnectionCounts();
  return (request) => {
    const { headers, socket } = request;
    if (!isOwnHost(headers.host, publicUrl) || !isOwnOrigin(headers, publicUrl)) return false;
    const caller = countedCaller(request, trustProxy);
    if (counts.of(caller) >= mostPerAddress) return false;
    counts.add(caller, socket);
    return true;
  };
}

/**
 * Engine.IO drops the list of what it has sent without emptying it. Lists of quiet connections are old by then, and what an
 * old object holds, even a dead one, is kept until the next full collection: every view ever sent, some 15 MB a second.
 */
function letGo(io: PharosServer): void {
  let sent: unknown[] = [];
  io.engine.on('flush', (_socket: unknown, list: unknown[]) => (sent = list));
  io.engine.on('drain', () => (sent.length = 0));
}

interface Crowd {
  readonly counts: Map<string, number>;
  readonly rates: Buckets;
}

/** All connections of a guest, on every node. */
function roomOf(guest: string): string {
  return `guest ${guest}`;
}

function receive(socket: PharosSocket, site: Site, { counts, rates }: Crowd): void {
  const { guest } = socket.data;
  void socket.join(roomOf(guest));
  counts.set(guest, (counts.get(guest) ?? 0) + 1);
  const connection = new Connection(socket, site, rates);
  socket.on('disconnect', () => {
    const left = (counts.get(guest) ?? 1) - 1;
    if (left > 0) counts.set(guest, left);
    else counts.delete(guest);
    connection.close();
  });
}

async function admit(socket: PharosSocket, site: Site, counts: ReadonlyMap<string, number>): Promise<void> {
  const auth = socket.handshake.auth as Readonly<Record<string, unknown>>;
  const caller = await site.identity.callerOf(socket.handshake.headers, auth['token']);
  if (caller === null) throw new Refusal('UNAUTHORIZED', 'no such guest');
  const { guest, scope } = caller;
  if ((counts.get(guest.id) ?? 0) >= MOST_SOCKETS) throw new Refusal('TOO_MANY', 'too many windows');
  socket.data.guest = guest.id;
  socket.data.scope = scope;
  site.house.addresses.note(guest.id, countedCaller(socket.request, site.config.trustProxy));
}

/**
 * Ours only: those who are connected to other nodes stay. Connections are cut, not ended in order, for then clients come
 * back by themselves; and not all at once, so that they do not either.
 */
async function closeAll(io: PharosServer): Promise<void> {
  io.local.emit('goodbye', { reason: 'restart' });
  // A moment for the message to leave before the connection does.
  await sleep(GOODBYE_MS);
  let cut = 0;
  for (const { conn } of io.of('/').sockets.values()) {
    conn.close();
    if (++cut % AT_ONCE === 0) await sleep(CUT_MS);
  }
  void io.of('/').adapter.close();
  io.engine.close();
}

const GOODBYE_MS = 100;
const AT_ONCE = 100;
const CUT_MS = 50;
