import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { keepGoing, type House } from './house.ts';
import { furnish, newServer } from './http/server.ts';
import { needGuest } from './http/guests.ts';
import type { Site } from './http/site.ts';
import { Streams } from './http/stream.ts';
import { keepHouse } from './housekeeping.ts';
import { Identity } from './identity.ts';
import { complainer } from './operations/logging.ts';
import { Metrics } from './operations/metrics.ts';
import { measuredThinker } from './operations/thinking.ts';
import { watchHouse } from './operations/watching.ts';
import { Audience } from './play/audience.ts';
import { BotSeats } from './play/botSeats.ts';
import { botThreads, type Thinker } from './play/botThreads.ts';
import type { Deal } from './play/deal.ts';
import { oneNode, type Fanout } from './play/fanout.ts';
import { Hints } from './play/hints.ts';
import { play } from './play/moves.ts';
import type { Change } from './play/playing.ts';
import type { Room } from './play/room.ts';
import { Rooms } from './play/rooms.ts';
import { openSockets } from './sockets/sockets.ts';
import { openStorage, type Db, type Storage } from './storage/database.ts';
import { runningTables } from './storage/lists.ts';
import { sessionSecret } from './storage/settings.ts';
import { Following } from './tables/following.ts';
import { Presence } from './tables/presence.ts';
import { Talk } from './tables/talk.ts';
import { Timers } from './tables/timers.ts';
import { systemTime, type Time } from './time.ts';

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
  /** Sets going again what was going before the last stop. */
  resume(): Promise<void>;
  /** Ends politely: nothing that was begun is lost. */
  close(): Promise<void>;
}

/** The whole server, not yet listening. */
export async function createApp(config: Config, parts: Parts = {}): Promise<App> {
  const server = newServer(config);
  const storage = parts.storage ?? (await openStorage(config.storage, (error) => server.log.error(error)));
  const thinker = parts.thinker ?? botThreads(config.botWorker, config.botThreads);
  const house = buildHouse(config, { ...parts, thinker, db: storage.db, log: server.log });
  const secret = config.sessionSecret ?? (await sessionSecret(storage.db));
  const site = buildSite(config, house, new Identity(storage.db, house.time, secret));
  const streams = new Streams(site);
  let isReady = true;
  await furnish(server, site, streams, () => isReady);
  await server.ready();
  const stopWork = beginWork(house);
  const sockets = openSockets(server.server, site);
  const close = async (): Promise<void> => {
    isReady = false;
    stopWork();
    await sockets.close();
    streams.close();
    site.following.stop();
    await closeServer(server);
    await house.rooms.rest();
    await Promise.all([thinker.close(), storage.close()]);
  };
  return { server, house, resume: () => resume(house), close: once(close) };
}

/** What the house does without being asked. Answers how to stop it. */
function beginWork(house: House): () => void {
  const stopHousekeeping = keepHouse(house);
  const stopListening = house.fanout.listen(({ table }) => void catchUp(house, table));
  return () => {
    stopHousekeeping();
    stopListening();
    house.bots.stop();
    house.hints.stop();
    house.timers.stop();
  };
}

function buildHouse(
  config: Config,
  parts: Parts & { readonly thinker: Thinker; readonly db: Db; readonly log: FastifyBaseLogger },
): House {
  const { db, log, time = systemTime, fanout = oneNode } = parts;
  const metrics = new Metrics();
  const thinker = measuredThinker(parts.thinker, metrics);
  const rooms = new Rooms(db, config.mostRooms, parts.deal);
  const presence = new Presence(time.now());
  const complain = complainer(log, metrics);
  const record = (room: Room, ...changes: Change[]): Promise<void> => play(house, room, ...changes);
  const thinking = { rooms, time, thinker, patience: config.botPatience };
  const bots = new BotSeats({ ...thinking, pause: config.botPause, complain, record });
  const hints = new Hints(thinking);
  const timers = new Timers({ rooms, time, presence, complain, record });
  const audience = new Audience(presence, time);
  const house: House = { db, time, log, metrics, complain, rooms, presence, audience, fanout, bots, hints, timers };
  watchHouse(house);
  return house;
}

function buildSite(config: Config, house: House, identity: Identity): Site {
  return {
    config,
    house,
    identity,
    talk: new Talk(house),
    following: new Following(house),
    guest: async (request) => needGuest(await identity.guestOf(request.headers)),
  };
}

/** Clocks and bots follow from the log: after a restart they go on where they were. */
async function resume(house: House): Promise<void> {
  for (const id of await runningTables(house.db)) {
    try {
      await house.rooms.use(id, (room) => keepGoing(house, room));
    } catch (error) {
      // One damaged table must not keep the others from being played.
      house.log.error(error);
    }
  }
}

/** Another node changed a table: whoever follows it here sees what holds now. */
async function catchUp(house: House, table: string): Promise<void> {
  try {
    await house.rooms.refresh(table);
    if (!house.audience.isWatched(table)) return;
    await house.rooms.use(table, (room) => {
      house.audience.tellTable(room);
      house.audience.tellGame(room, null);
      house.timers.arm(room);
    });
  } catch (error) {
    house.log.error(error);
  }
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
