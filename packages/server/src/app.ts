import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildHouse } from './building.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { furnish, newServer } from './http/server.ts';
import { callersBy } from './http/callers.ts';
import type { Site } from './http/site.ts';
import { Streams } from './http/stream.ts';
import { keepHouse } from './housekeeping.ts';
import { Identity } from './identity.ts';
import { listenToOthers } from './nodes/hearing.ts';
import { Node } from './nodes/node.ts';
import { Signals } from './nodes/signals.ts';
import { sweepRegularly } from './nodes/sweeping.ts';
import { openHatch } from './operations/hatch.ts';
import { botThreads, type Thinker } from './play/botThreads.ts';
import type { Deal } from './play/deal.ts';
import { oneNode, type Fanout } from './play/fanout.ts';
import { openSockets } from './sockets/sockets.ts';
import { openStorage, type Storage } from './storage/database.ts';
import { sessionSecret } from './storage/settings.ts';
import { Following } from './tables/following.ts';
import { Talk } from './tables/talk.ts';
import { offsetTime, systemTime, type Time } from './time.ts';

/** What tests bring along instead. */
export interface Parts {
  readonly time?: Time;
  readonly thinker?: Thinker;
  readonly storage?: Storage;
  readonly fanout?: Fanout;
  readonly deal?: Deal;
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
  const isShared = storage.shared !== null || parts.fanout !== undefined;
  const complain = (error: unknown): void => server.log.error(error);
  const node = new Node({ db: storage.db, pulse: isShared ? config.pulse : null, complain });
  await node.begin();
  const { time = offsetTime(systemTime, () => node.offset), fanout = signals ?? oneNode, deal } = parts;
  const house = buildHouse(config, { db: storage.db, isShared, node, log: server.log, time, fanout, thinker, deal });
  const secrets = config.sessionSecrets ?? [await sessionSecret(storage.db)];
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const site = buildSite(config, house, new Identity(storage.db, house.time, { secrets, isSecure }));
  const streams = new Streams(site);
  let isLeaving = false;
  let isClosing = false;
  await furnish(server, site, streams, {
    isClosing: () => isClosing,
    isReady: () => !isLeaving && house.node.isReachable,
  });
  await server.ready();
  const sockets = openSockets(server.server, site);
  await signals?.attach(sockets.io);
  const stopWork = beginWork(site);
  const closeHatch =
    config.storage.kind === 'folder' ? await openHatch(config.storage.folder, storage, house.complain) : null;
  const close = async (): Promise<void> => {
    isLeaving = true;
    await sleep(config.drain);
    isClosing = true;
    stopWork();
    closeHatch?.();
    await node.end().catch(complain);
    await signals?.ready();
    await sockets.close();
    streams.close();
    site.following.stop();
    await closeServer(server);
    await house.rooms.rest();
    await Promise.all([thinker.close(), signals?.close(), storage.close()]);
  };
  return { server, house, resume: () => house.keeping.poll(), close: once(close) };
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

function buildSite(config: Config, house: House, identity: Identity): Site {
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
