import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildHouse } from './serverContext.ts';
import type { Config } from './config/config.ts';
import type { House } from './house.ts';
import { furnish, newServer } from './http/server.ts';
import { callersBy } from './http/authentication.ts';
import type { Site } from './http/routeContext.ts';
import { Streams } from './http/eventStreams.ts';
import { keepHouse } from './operations/cleanup.ts';
import { Identity } from './identity/identity.ts';
import { listenToOthers } from './nodes/signalHandler.ts';
import { Node } from './nodes/node.ts';
import { Signals } from './nodes/postgresSignals.ts';
import { sweepRegularly } from './nodes/reconciliation.ts';
import { openHatch } from './operations/adminEndpoint.ts';
import { watchStorage } from './operations/storageMonitor.ts';
import { watchPool } from './telemetry/gauges.ts';
import { botThreads, type Thinker } from './bots/botPool.ts';
import type { Deal } from './play/deal.ts';
import { oneNode, type Fanout } from './play/signals.ts';
import { openSockets, type Sockets } from './sockets/socketServer.ts';
import { openStorage, type Storage } from './storage/database.ts';
import { sessionSecret } from './storage/settings.ts';
import { Following } from './tables/tableWatching.ts';
import { Talk } from './tables/chat.ts';
import { offsetTime, systemTime, type Time } from './shared/time.ts';

/** What tests bring along instead. */
export interface Parts {
  readonly time?: Time;
  readonly thinker?: Thinker;
  readonly storage?: Storage;
  readonly fanout?: Fanout;
  readonly deal?: Deal;
  /** What bots and hints draw from. */
  readonly draw?: Rng;
}

export interface App {
  readonly server: FastifyInstance;
  readonly house: House;
  /** Begins what is done without being asked; sets going again what was going before the last stop. */
  resume(): Promise<void>;
  /** Ends politely: nothing that was begun is lost, and other nodes take over at once. */
  close(): Promise<void>;
}

/** The whole server, not yet listening. */
export async function createApp(config: Config, parts: Parts = {}): Promise<App> {
  const server = newServer(config);
  const storage = parts.storage ?? (await openStorage(config.storage, (error) => server.log.error(error)));
  const thinker = parts.thinker ?? botThreads(config.botWorker, config.botThreads);
  const signals =
    parts.fanout === undefined && storage.shared !== null ? new Signals(storage.shared, server.log) : null;
  const fanout = parts.fanout ?? signals ?? oneNode;
  const house = await openHouse(config, server.log, { ...parts, storage, thinker, fanout });
  const site = await buildSite(config, house);
  const streams = new Streams(site);
  const state = { isLeaving: false, isClosing: false };
  await furnish(server, site, streams, {
    isClosing: () => state.isClosing,
    unready: () => (state.isLeaving ? 'STOPPING' : awayReason(storage, house)),
  });
  await server.ready();
  const sockets = openSockets(server.server, site);
  await signals?.attach(sockets.io);
  const stopWork = beginWork(site);
  const stopWatching = watchStorage({ storage, metrics: house.metrics, log: server.log });
  const closeHatch =
    config.storage.kind === 'folder' ? await openHatch(config.storage.folder, storage, house.complain) : null;
  const close = async (): Promise<void> => {
    state.isLeaving = true;
    await sleep(config.drain);
    state.isClosing = true;
    stopWork();
    stopWatching();
    closeHatch?.();
    await endVisits({ server, site, streams, sockets, signals });
    await Promise.all([thinker.close(), signals?.close(), storage.close()]);
  };
  return { server, house, resume: () => house.keeping.poll(), close: once(close) };
}

/** Why nothing can be stored just now; null if it can. */
function awayReason({ health }: Storage, { node }: Pick<House, 'node'>): string | null {
  return health.trouble ?? (node.isReachable ? null : 'DATABASE_AWAY');
}

type Given = Parts & Required<Pick<Parts, 'storage' | 'thinker' | 'fanout'>>;

/** Joins the other nodes, if there are any, and builds the house on what they share. */
async function openHouse(config: Config, log: FastifyBaseLogger, parts: Given): Promise<House> {
  const { storage, thinker, fanout, deal, draw } = parts;
  const { db } = storage;
  const isShared = storage.shared !== null || fanout !== oneNode;
  const node = new Node({ db, pulse: isShared ? config.pulse : null, complain: (error) => log.error(error) });
  await node.begin();
  const time = parts.time ?? offsetTime(systemTime, () => node.offset);
  const isAway = (): boolean => awayReason(storage, { node }) !== null;
  const house = buildHouse(config, { db, isShared, isAway, node, log, time, fanout, thinker, deal, draw });
  if (storage.shared !== null) watchPool(house.metrics, storage.shared);
  return house;
}

interface Open {
  readonly server: FastifyInstance;
  readonly site: Site;
  readonly streams: Streams;
  readonly sockets: Sockets;
  readonly signals: Signals | null;
}

/** Other nodes take over; visitors are sent away; what they asked for is finished. */
async function endVisits({ server, site, streams, sockets, signals }: Open): Promise<void> {
  const { house } = site;
  await house.node.end().catch((error: unknown) => house.complain(error));
  await signals?.ready();
  await sockets.close();
  streams.close();
  site.following.stop();
  await closeServer(server);
  await house.rooms.rest();
}

/** What the house does without being asked. Answers how to stop it. */
function beginWork({ config, house, talk }: Site): () => void {
  const stops = [keepHouse(house, config.retention), listenToOthers(house, talk)];
  if (house.isShared) stops.push(sweepRegularly(house, talk, config.pulse.every));
  house.keeping.begin();
  return () => {
    for (const stop of stops) stop();
    house.keeping.stop();
    house.bots.stop();
    house.hints.stop();
    house.timers.stop();
    house.rooms.stop();
  };
}

async function buildSite(config: Config, house: House): Promise<Site> {
  const secrets = config.sessionSecrets ?? [await sessionSecret(house.db)];
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const identity = new Identity(house.db, house.time, { secrets, isSecure });
  const talk = new Talk(house);
  return {
    config,
    house,
    identity,
    talk,
    following: new Following(house, talk),
    dismissals: new Set(),
    ...callersBy(identity),
  };
}

/** Requests under way are finished; connections whose other end does not let go are cut. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), LET_GO_MS);
  await server.close();
  clearTimeout(cut);
}

const LET_GO_MS = 2000;

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
