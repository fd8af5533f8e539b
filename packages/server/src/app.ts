import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createAnalysisPool, type AnalysisPool } from './analysis/analysisPool.ts';
import { createBotPool, type BotPool } from './bots/botPool.ts';
import { createDealPlayer, type DealPlayer } from './bots/dealPlayer.ts';
import type { Config } from './config/config.ts';
import { Authentication } from './http/authentication.ts';
import { EventStreams } from './http/eventStreams.ts';
import { OwnEventStreams } from './http/ownEventStreams.ts';
import { createHttpServer, registerRoutes } from './http/server.ts';
import { Identity } from './identity/identity.ts';
import { KeptIdentities } from './identity/keptIdentities.ts';
import { createMailer, type Mailer } from './identity/mailer.ts';
import { MailLinks } from './identity/mailLinks.ts';
import { Passkeys } from './identity/passkeys.ts';
import { Node } from './nodes/node.ts';
import { PostgresSignals } from './nodes/postgresSignals.ts';
import { reconcileRegularly } from './nodes/reconciliation.ts';
import { handleSignals } from './nodes/signalHandler.ts';
import { createNotices } from './notices/createNotices.ts';
import type { NoticeDispatcher } from './notices/noticeDispatcher.ts';
import { openAdminEndpoint } from './operations/adminEndpoint.ts';
import { scheduleCleanup } from './operations/cleanup.ts';
import { keepLogShort } from './operations/logKeeping.ts';
import { monitorStorage } from './operations/storageMonitor.ts';
import { noteLastSeen } from './people/lastSeen.ts';
import { SharedResults } from './daily/sharedResults.ts';
import { LinkPreviews } from './pictures/linkPreviews.ts';
import { createPicturePool, type PicturePool } from './pictures/picturePool.ts';
import { Pictures } from './pictures/pictures.ts';
import type { Deal } from './play/deal.ts';
import { noSignals, type Signals } from './play/signals.ts';
import { createServerContext, type ServerContext } from './serverContext.ts';
import { offsetTime, systemTime, type Time } from './shared/time.ts';
import { openSockets, type SocketServer } from './sockets/socketServer.ts';
import { openStorage, type Storage } from './storage/database.ts';
import { sessionSecret } from './storage/settings.ts';
import { addPoolGauges } from './telemetry/gauges.ts';

/** What tests bring along instead. */
export interface AppParts {
  readonly time?: Time;
  readonly botPool?: BotPool;
  readonly dealPlayer?: DealPlayer;
  readonly picturePool?: PicturePool;
  readonly analysisPool?: AnalysisPool;
  readonly storage?: Storage;
  readonly signals?: Signals;
  readonly deal?: Deal;
  /** What bots and hints draw from. */
  readonly draw?: Rng;
  readonly mailer?: Mailer;
}

export interface App {
  readonly server: FastifyInstance;
  readonly context: ServerContext;
  readonly noticeDispatcher: NoticeDispatcher;
  /** Begins what is done without being asked; sets going again what was going before the last stop. */
  resume(): Promise<void>;
  /** Ends in order: nothing that was begun is lost, and other nodes take over at once. */
  close(): Promise<void>;
}

/** The whole server, not yet listening. */
export async function createApp(config: Config, parts: AppParts = {}): Promise<App> {
  const server = createHttpServer(config);
  const storage = parts.storage ?? (await openStorage(config.storage, (error) => server.log.error(error)));
  const botPool = parts.botPool ?? createBotPool(config.botWorker, config.botThreads);
  const analysisPool = parts.analysisPool ?? createAnalysisPool(config.analysisWorker, config.analysis.threads);
  const dealPlayer = parts.dealPlayer ?? createDealPlayer(config.botWorker);
  const postgresSignals =
    parts.signals === undefined && storage.shared !== null ? new PostgresSignals(storage.shared, server.log) : null;
  const signals = parts.signals ?? postgresSignals ?? noSignals;
  const context = await startNode(config, server.log, {
    ...parts,
    storage,
    botPool,
    analysisPool,
    dealPlayer,
    signals,
  });
  const identity = await createIdentity(config, context);
  const mailer = parts.mailer ?? (config.mail === null ? null : createMailer(config.mail));
  const kept = createKeptIdentities(config, context, mailer);
  const notices = await createNotices(config, { ...context, mailer });
  const routes = { ...context, ...kept, ...notices, config, identity, authentication: new Authentication(identity) };
  const streams = new EventStreams(routes);
  const ownEventStreams = new OwnEventStreams(routes);
  const picturePool = parts.picturePool ?? createPicturePool(config.pictureWorker);
  const pictures = new Pictures({ pool: picturePool, metrics: context.metrics });
  const sharedResults = new SharedResults({ ...context, secret: context.dailySecret, identity });
  const linkPreviews = new LinkPreviews({ ...context, identity, sharedResults });
  const state = { isLeaving: false, isClosing: false };
  await registerRoutes(
    server,
    { ...routes, streams, ownEventStreams, pictures, linkPreviews, sharedResults },
    {
      isClosing: () => state.isClosing,
      notReadyReason: () => (state.isLeaving ? 'STOPPING' : storageProblem(storage, context.node)),
    },
  );
  await server.ready();
  const sockets = openSockets(server.server, routes);
  await postgresSignals?.attach(sockets.io);
  const stopBackgroundWork = startBackgroundWork(config, context);
  const stopSightings = noteLastSeen({ ...context, guestsHere: () => sockets.guests() });
  const { noticeDispatcher } = notices;
  noticeDispatcher.start();
  const stopMonitoring = monitorStorage({ storage, metrics: context.metrics, log: server.log });
  const closeAdminEndpoint =
    config.storage.kind === 'folder'
      ? await openAdminEndpoint(config.storage.folder, storage, context.reportError)
      : null;
  const close = async (): Promise<void> => {
    state.isLeaving = true;
    await sleep(config.drainTime);
    state.isClosing = true;
    stopBackgroundWork();
    stopSightings();
    noticeDispatcher.stop();
    stopMonitoring();
    closeAdminEndpoint?.();
    await closeConnections({ server, context, streams: [streams, ownEventStreams], sockets, postgresSignals });
    await noticeDispatcher.idle();
    await analysisPool.close();
    await context.analysisRunner.idle();
    await dealPlayer.close();
    await context.bestResults.idle();
    await Promise.all([botPool.close(), picturePool.close(), postgresSignals?.close(), storage.close()]);
  };
  return { server, context, noticeDispatcher, resume: () => context.claims.claimDue(), close: once(close) };
}

/** Why nothing can be stored just now; null if it can. */
function storageProblem({ health }: Storage, node: Node): string | null {
  return health.trouble ?? (node.isDatabaseReachable ? null : 'DATABASE_AWAY');
}

type StartParts = AppParts &
  Required<Pick<AppParts, 'storage' | 'botPool' | 'analysisPool' | 'dealPlayer' | 'signals'>>;

/** Joins the other nodes, if there are any, and creates the services on what they share. */
async function startNode(config: Config, log: FastifyBaseLogger, parts: StartParts): Promise<ServerContext> {
  const { storage, botPool, analysisPool, dealPlayer, signals, deal, draw } = parts;
  const { db } = storage;
  const isShared = storage.shared !== null || signals !== noSignals;
  const heartbeat = isShared ? config.heartbeat : null;
  const node = new Node({ db, heartbeat, onError: (error) => log.error(error) });
  await node.start();
  const time = parts.time ?? offsetTime(systemTime, () => node.offset);
  const isUnavailable = (): boolean => storageProblem(storage, node) !== null;
  const context = createServerContext(config, {
    db,
    isShared,
    node,
    time,
    log,
    botPool,
    analysisPool,
    dealPlayer,
    signals,
    deal,
    draw,
    isUnavailable,
  });
  if (storage.shared !== null) addPoolGauges(context.metrics, storage.shared);
  return context;
}

async function createIdentity({ sessionSecrets, publicUrl }: Config, { db, time }: ServerContext): Promise<Identity> {
  const secrets = sessionSecrets ?? [await sessionSecret(db)];
  return new Identity(db, time, { secrets, isSecure: publicUrl?.startsWith('https:') === true });
}

/** What guests keep, and the ways back to it. */
function createKeptIdentities(
  { publicUrl }: Config,
  { db, time, reportError, oneTimeCodes }: ServerContext,
  mailer: Mailer | null,
) {
  return {
    keptIdentities: new KeptIdentities({ db, time }),
    passkeys: new Passkeys({ db, time, codes: oneTimeCodes }),
    mailLinks: new MailLinks({ db, time, codes: oneTimeCodes, mailer, publicUrl, reportError }),
  };
}

interface OpenConnections {
  readonly server: FastifyInstance;
  readonly context: ServerContext;
  readonly streams: readonly Pick<EventStreams, 'close'>[];
  readonly sockets: SocketServer;
  readonly postgresSignals: PostgresSignals | null;
}

/** Other nodes take over; clients are disconnected; what they asked for is finished. */
async function closeConnections(open: OpenConnections): Promise<void> {
  const { server, context, streams, sockets, postgresSignals } = open;
  await context.node.release().catch((error: unknown) => context.reportError(error));
  await postgresSignals?.ready();
  await sockets.close();
  for (const kind of streams) kind.close();
  context.watching.stop();
  context.waitingList.stop();
  await context.seekCommands.close();
  await closeServer(server);
  await context.rooms.idle();
  await context.finishedGames.idle();
}

/** What is done without being asked. Answers how to stop it. */
function startBackgroundWork({ retention, heartbeat }: Config, context: ServerContext): () => void {
  const { claims, bots, hints, timers, rooms, finishedGames, analysisRunner, bestResults, isShared } = context;
  const stops = [scheduleCleanup(context, retention), handleSignals(context)];
  if (isShared) stops.push(reconcileRegularly(context, heartbeat.interval));
  else stops.push(keepLogShort(context));
  claims.start();
  finishedGames.start();
  analysisRunner.start();
  return () => {
    for (const stop of stops) stop();
    const services = [claims, bots, hints, timers, rooms, finishedGames, analysisRunner, bestResults];
    for (const service of services) service.stop();
  };
}

/** Requests under way are finished; connections whose other end does not let go are cut. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => server.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await server.close();
  clearTimeout(cut);
}

const CLOSE_TIMEOUT_MS = 2000;

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => (running ??= work());
}
