import type { Rng } from '@pharos/core';
import type { FastifyBaseLogger } from 'fastify';
import { Analyses } from './analysis/analyses.ts';
import { analysisAfterGame } from './analysis/analysisAfterGame.ts';
import type { AnalysisPool } from './analysis/analysisPool.ts';
import { AnalysisRunner } from './analysis/analysisRunner.ts';
import type { BotPool } from './bots/botPool.ts';
import type { DealPlayer } from './bots/dealPlayer.ts';
import { measuredBotPool } from './bots/measuredBotPool.ts';
import type { Config } from './config/config.ts';
import { DAY_MS } from './config/retention.ts';
import { BestResults } from './daily/bestResults.ts';
import { DailyDeals } from './daily/dailyDeals.ts';
import { recordDaily } from './daily/dailyRecorder.ts';
import { readDailySecret } from './daily/dailySecret.ts';
import { FinishedGames } from './history/finishedGames.ts';
import { PlayerHistory } from './history/playerHistory.ts';
import type { Node } from './nodes/node.ts';
import { PresenceSync } from './nodes/presenceSync.ts';
import { TableClaims } from './nodes/tableClaims.ts';
import { WaitingList } from './pairing/waitingList.ts';
import { SeekCommands } from './pairing/seekCommands.ts';
import { Seekers } from './pairing/seekers.ts';
import { OneTimeCodes } from './identity/oneTimeCodes.ts';
import { WordFilter } from './identity/wordFilter.ts';
import { Administration } from './moderation/administration.ts';
import { Reports } from './moderation/reports.ts';
import { Relations } from './people/relations.ts';
import { BotPlayer } from './play/botPlayer.ts';
import { dealFromSeed, type Deal } from './play/deal.ts';
import { GameCommands } from './play/gameCommands.ts';
import { GuestAddresses } from './play/guestAddresses.ts';
import { Hints } from './play/hints.ts';
import { Presence } from './play/presence.ts';
import { Memories } from './play/memories.ts';
import { PlanCommands } from './play/planCommands.ts';
import { Previews } from './play/previews.ts';
import { Rooms } from './play/rooms.ts';
import type { Signals } from './play/signals.ts';
import { TableActivity } from './play/tableActivity.ts';
import { Watchers } from './play/watchers.ts';
import { PuzzleBook } from './ratings/puzzles/puzzleBook.ts';
import { PuzzleTries } from './ratings/puzzles/puzzleTries.ts';
import { recordRating } from './ratings/recordRating.ts';
import { ShownRatings } from './ratings/shownRatings.ts';
import { secretDraw } from './shared/ids.ts';
import type { Time } from './shared/time.ts';
import type { Db } from './storage/database.ts';
import { insertSeatResults } from './storage/results.ts';
import { isUnavailable } from './storage/unavailable.ts';
import { Chat } from './tables/chat.ts';
import { PartnerMessages } from './tables/partnerMessages.ts';
import { RoomUpdates } from './tables/roomUpdates.ts';
import { TableCommands } from './tables/tableCommands.ts';
import { TableWatching } from './tables/tableWatching.ts';
import { TurnTimers } from './tables/turnTimers.ts';
import { addServerGauges } from './telemetry/gauges.ts';
import { errorReporter, type ReportError } from './telemetry/logging.ts';
import { Metrics } from './telemetry/metrics.ts';

/** What a server is made from. */
export interface ServerParts {
  readonly db: Db;
  /** Whether other nodes work on the same database. */
  readonly isShared: boolean;
  readonly node: Node;
  readonly time: Time;
  readonly log: FastifyBaseLogger;
  readonly botPool: BotPool;
  readonly analysisPool: AnalysisPool;
  readonly dealPlayer: DealPlayer;
  readonly signals: Signals;
  readonly deal?: Deal | undefined;
  readonly draw?: Rng | undefined;
  /** Whether it is known that the database cannot be reached or stores nothing. */
  isUnavailable(this: void): boolean;
}

/** The services of a server, each made with the others it needs. Only the app and tests hold all of them. */
export type ServerContext = ReturnType<typeof createServerContext>;

export function createServerContext(config: Config, parts: ServerParts) {
  const { db, isShared, node, time, log, signals, deal = dealFromSeed, draw = secretDraw } = parts;
  const metrics = new Metrics();
  const reportError = unlessUnavailable(parts.isUnavailable, errorReporter(log, metrics));

  const presence = new Presence(time.now());
  const watchers = new Watchers(presence, time);
  const presenceSync = new PresenceSync({ db, node, time, signals, presence, watchers, isShared });
  const addresses = new GuestAddresses();
  const activity = new TableActivity({ time, watchers, presence, presenceSync, addresses, isShared });

  const updates = new RoomUpdates({ watchers, signals, metrics });
  const rooms = new Rooms({
    db,
    time,
    metrics,
    deal,
    isShared,
    observer: updates,
    maxRooms: config.maxRooms,
    nodeId: () => (node.isAlive ? node.id : null),
    isWatched: (table) => watchers.isWatched(table),
    onEvicted: (table) => timers.cancel(table),
  });

  const pool = measuredBotPool(parts.botPool, metrics);
  const botParts = { time, rooms, pool, draw, thinkTimeout: config.botThinkTimeout };
  const hints = new Hints({ ...botParts, addresses });
  const bots = new BotPlayer({
    ...botParts,
    pause: config.botPause,
    activity,
    pauseBots: (room) => claims.pauseBots(room),
    reportError,
  });
  const timers = new TurnTimers({ time, presence, presenceSync, claim: (table) => claims.claim(table), reportError });
  const { unattended } = config.retention;
  const claims = new TableClaims({
    db,
    node,
    time,
    rooms,
    bots,
    timers,
    metrics,
    interval: config.heartbeat.interval / 2,
    closeAfter: unattended === null ? null : unattended * DAY_MS,
    reportError,
  });
  const partnerMessages = new PartnerMessages({ rooms, time, watchers, signals });
  const analysing = { db, time, rooms, config: config.analysis };
  const analysisRunner = new AnalysisRunner({ ...analysing, node, pool: parts.analysisPool, metrics, reportError });
  const analyses = new Analyses({ ...analysing, runner: analysisRunner });
  const finishedGames = new FinishedGames({
    db,
    time,
    deal,
    recorders: [
      (tx, { results }) => insertSeatResults(tx, results),
      recordRating,
      recordDaily,
      analysisAfterGame(config.analysis, time),
    ],
    onRecorded: () => analysisRunner.wake(),
    reportError,
  });
  updates.onChange((room) => {
    if (room.table.phase === 'finished' && !room.table.recorded) finishedGames.ended(room.id);
    timers.schedule(room);
    bots.schedule(room);
    hints.cancelStale(room);
    partnerMessages.dropStale(room);
  });

  const previews = new Previews({ rooms, time });
  const memories = new Memories({ rooms, time });
  const gameCommands = new GameCommands({ db, time, rooms, presence, activity });
  const planCommands = new PlanCommands({ rooms, time });
  const { maxBotGames } = config;
  const tableCommands = new TableCommands({ db, time, rooms, presence, activity, watchers, maxBotGames });
  const words = new WordFilter(config.refusedWords);
  const chat = new Chat({ db, time, rooms, watchers, signals, isShared, words });
  const relations = new Relations({ db, time });
  const reports = new Reports({ db, time });
  const oneTimeCodes = new OneTimeCodes({ db, time });
  const administration = new Administration({ db, time, rooms, signals, tableCommands, oneTimeCodes });
  const watching = new TableWatching({
    db,
    time,
    rooms,
    watchers,
    presence,
    presenceSync,
    activity,
    chat,
    partnerMessages,
    timers,
    reportError,
    resumeBots: (room) => claims.resumeBots(room),
  });
  const waitingList = new WaitingList({ db, time, reportError });
  const { seekRate, maxSeekersPerAddress } = config;
  const seekCommands = new SeekCommands({
    db,
    time,
    rooms,
    activity,
    signals,
    addresses,
    board: waitingList,
    seekers: new Seekers(),
    reportError,
    seekRate,
    maxSeekersPerAddress,
    maxBotGames,
  });
  const shownRatings = new ShownRatings({ db, time, finishedGames });
  const puzzleTries = new PuzzleTries({ db, time, book: new PuzzleBook(config.webFolder) });
  const secret = readDailySecret(db);
  const bestResults = new BestResults({ db, time, dealPlayer: parts.dealPlayer, secret, reportError });
  const dailyDeals = new DailyDeals({ db, time, rooms, maxBotGames, secret, bestResults });
  addServerGauges(metrics, { rooms, watchers });
  const state = { rooms, presence, watchers, addresses, presenceSync };
  const pairing = { waitingList, seekCommands };
  const people = { relations, reports, administration, oneTimeCodes, words };
  const background = { bots, hints, timers, claims, finishedGames, analysisRunner, bestResults };
  const commands = {
    gameCommands,
    planCommands,
    tableCommands,
    previews,
    memories,
    chat,
    partnerMessages,
    watching,
    shownRatings,
    analyses,
    puzzleTries,
    updates,
  };
  const playerHistory = new PlayerHistory(db);
  return {
    db,
    time,
    log,
    metrics,
    reportError,
    isShared,
    node,
    signals,
    ...state,
    ...background,
    ...commands,
    ...pairing,
    playerHistory,
    dailyDeals,
    dailySecret: secret,
    ...people,
  };
}

/** That the database is away is reported once, not by everybody who needs it. */
function unlessUnavailable(isKnown: () => boolean, reportError: ReportError): ReportError {
  return (error, context) => {
    if (!isKnown() || !isUnavailable(error)) reportError(error, context);
  };
}
