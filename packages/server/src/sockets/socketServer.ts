import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIMITS, type ClientToServer, type ServerToClient } from '@pharos/protocol';
import { Server } from 'socket.io';
import type { Config } from '../config/config.ts';
import { countedCaller } from '../http/callerAddress.ts';
import { ConnectionCounts } from '../http/connectionCounts.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { isOwnHost } from '../http/publicHost.ts';
import type { Identity } from '../identity/identity.ts';
import type { NodeToNode } from '../nodes/postgresSignals.ts';
import type { GuestAddresses } from '../play/guestAddresses.ts';
import { Refusal, refusalIn } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { jsonParser } from './jsonParser.ts';
import { SocketConnection, type ConnectionParts, type PharosSocket, type SocketData } from './socketConnection.ts';

/** Windows and devices one guest may have open. */
const MOST_SOCKETS = 30;

type PharosServer = Server<ClientToServer, ServerToClient, NodeToNode, SocketData>;

type SocketConfig = Pick<Config, 'maxConnectionsPerAddress' | 'messageRate' | 'publicUrl' | 'trustProxy'>;

export interface SocketParts extends ConnectionParts {
  readonly config: SocketConfig;
  readonly metrics: Metrics;
  readonly identity: Identity;
  readonly addresses: Pick<GuestAddresses, 'set'>;
}

export interface SocketServer {
  readonly io: PharosServer;
  /** Who is connected here. */
  guests(): readonly string[];
  /** Says goodbye and disconnects everybody. */
  close(): Promise<void>;
}

/** The socket side of the protocol. */
export function openSockets(http: HttpServer, parts: SocketParts): SocketServer {
  const { config, metrics, identity } = parts;
  const mayConnect = connectionFilter(config);
  const io: PharosServer = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: LIMITS.messageBytes,
    serveClient: false,
    parser: jsonParser,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    pingInterval: 20_000,
    pingTimeout: 15_000,
    allowRequest: (request, allow) => allow(null, mayConnect(request)),
  });
  releaseSentPackets(io);
  metrics.addGauge('pharos_sockets', 'Open sockets', () => io.engine.clientsCount);
  const counts = new Map<string, number>();
  io.use((socket, next) => {
    authenticate(socket, parts, counts).then(
      () => next(),
      (error: unknown) => next(new Error(refusalIn(error)?.code ?? 'INTERNAL')),
    );
  });
  const rates = new TokenBuckets(config.messageRate);
  io.on('connection', (socket) => acceptConnection(socket, parts, { counts, rates }));
  identity.onRevoke((guest, session) => io.in(roomOf(guest, session)).disconnectSockets(true));
  return { io, guests: () => [...counts.keys()], close: () => closeAll(io) };
}

/** Whether somebody may connect: from our own pages, by our own name, and not too often from one address. */
function connectionFilter(config: SocketConfig): (request: IncomingMessage) => boolean {
  const { publicUrl, trustProxy, maxConnectionsPerAddress } = config;
  const counts = new ConnectionCounts();
  return (request) => {
    const { headers, socket } = request;
    if (!isOwnHost(headers.host, publicUrl) || !isOwnOrigin(headers, publicUrl)) return false;
    const caller = countedCaller(request, trustProxy);
    if (counts.of(caller) >= maxConnectionsPerAddress) return false;
    counts.add(caller, socket);
    return true;
  };
}

/**
 * Engine.IO drops the list of what it has sent without emptying it. Lists of quiet connections are old by then, and what an
 * old object holds, even a dead one, is kept until the next full collection: every view ever sent, some 15 MB a second.
 */
function releaseSentPackets(io: PharosServer): void {
  let sent: unknown[] = [];
  io.engine.on('flush', (_socket: unknown, list: unknown[]) => (sent = list));
  io.engine.on('drain', () => (sent.length = 0));
}

/** What the first request said is known by now; for as long as a connection lasts it would be a third of what it keeps. */
function releaseRequest({ conn, handshake }: PharosSocket): void {
  Object.assign(conn, { request: null });
  Object.assign(handshake, { headers: {}, query: {}, url: '' });
}

interface GuestLimits {
  readonly counts: Map<string, number>;
  readonly rates: TokenBuckets;
}

/** All connections of a guest, or of one session, on every node. */
function roomOf(guest: string, session: string | null = null): string {
  return session === null ? `guest ${guest}` : `session ${session}`;
}

function acceptConnection(socket: PharosSocket, parts: ConnectionParts, { counts, rates }: GuestLimits): void {
  const { guest, session } = socket.data;
  void socket.join(session === null ? roomOf(guest) : [roomOf(guest), roomOf(guest, session)]);
  counts.set(guest, (counts.get(guest) ?? 0) + 1);
  const connection = new SocketConnection(socket, parts, rates);
  releaseRequest(socket);
  socket.on('disconnect', () => {
    const left = (counts.get(guest) ?? 1) - 1;
    if (left > 0) counts.set(guest, left);
    else counts.delete(guest);
    connection.close();
  });
}

async function authenticate(
  socket: PharosSocket,
  { config, identity, addresses }: SocketParts,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const auth = socket.handshake.auth as Readonly<Record<string, unknown>>;
  const caller = await identity.callerOf(socket.handshake.headers, auth['token']);
  if (caller === null) throw new Refusal('UNAUTHORIZED', 'no such guest');
  const { guest, scope, session } = caller;
  if ((counts.get(guest.id) ?? 0) >= MOST_SOCKETS) throw new Refusal('TOO_MANY', 'too many windows');
  socket.data.guest = guest.id;
  socket.data.scope = scope;
  socket.data.session = session;
  addresses.set(guest.id, countedCaller(socket.request, config.trustProxy));
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
