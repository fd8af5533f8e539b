import { setTimeout as sleep } from 'node:timers/promises';
import type { BotPlayer } from '../play/botPlayer.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { claimDue, claimTable, releaseTable } from '../storage/leases.ts';
import { closeTable } from '../tables/closeTable.ts';
import { startWithoutContributions } from '../tables/startGame.ts';
import type { TurnTimers } from '../tables/turnTimers.ts';
import type { ReportError } from '../telemetry/logging.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Node } from './node.ts';

/** Tables claimed at a time. */
const BATCH = 50;
/** A table that cannot be read is left alone for this long. */
const FAILED_RETRY_MS = 60_000;
/** How often, and after how many milliseconds, a table is claimed again that another node has. */
const RETRIES = { most: 5, pauseMs: 1000 };

interface Dependencies extends DatabaseAndTime {
  readonly node: Node;
  readonly rooms: Pick<Rooms, 'change'>;
  readonly bots: Pick<BotPlayer, 'activeTables' | 'schedule'>;
  readonly timers: Pick<TurnTimers, 'expire' | 'expireVote' | 'nextTimeout'>;
  readonly metrics: Pick<Metrics, 'claims' | 'gamesPaused' | 'sweeps' | 'takeovers'>;
  /** Milliseconds between looks for what is due. */
  readonly interval: number;
  /** Milliseconds until a game is closed that waits for bots with nobody there; null: never. */
  readonly closeAfter: number | null;
  readonly reportError: ReportError;
}

/**
 * Sees to what has to happen without a person: bots' moves, clocks that run out, games that have waited long enough to start. Whatever is due at a table that no
 * living node has claimed is found and claimed by exactly one node.
 */
export class TableClaims {
  readonly #with: Dependencies;
  #timer: NodeJS.Timeout | null = null;
  #polling: Promise<void> | null = null;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  start(): void {
    this.#timer = setInterval(() => void this.claimDue(), this.#with.interval);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Claims everything that is due and that no living node has claimed. */
  claimDue(): Promise<void> {
    this.#polling ??= this.#claimAll()
      .catch((error: unknown) => this.#with.reportError(error))
      .finally(() => (this.#polling = null));
    return this.#polling;
  }

  /** Claims a table and does what is due there. Answers false if another node has it. */
  async claim(table: string): Promise<boolean> {
    const { db, node } = this.#with;
    if (!node.isAlive || !(await claimTable(db, node.id, table))) return false;
    await this.#process(table);
    return true;
  }

  /** Somebody is at a table whose bots may have been paused: they go on. Called within the room's turn. */
  resumeBots(room: Room): void {
    const { bots, reportError } = this.#with;
    // Who has claimed it and plays goes on; a table that was just released may still count as active.
    if (room.botsToMove.length === 0 || (room.isClaimed && bots.activeTables.includes(room.id))) return;
    this.#claimWhenFree(room.id).catch((error: unknown) => reportError(error, { table: room.id }));
  }

  /**
   * Pauses bots as long as nobody is there: no node has the table, and it is due again only to be closed in the end.
   * `resumeBots` ends that. Called within the room's turn.
   */
  async pauseBots(room: Room): Promise<void> {
    const { db, node, time, metrics, closeAfter } = this.#with;
    const end = closeAfter === null ? null : room.game.lastAt + closeAfter;
    if (end !== null && end <= time.now()) return closeTable(room, time.now());
    metrics.gamesPaused.inc();
    await releaseTable(db, node.id, room.id, end === null ? null : new Date(end));
    room.setTable({ ...room.table, keeper: null }, room.seats);
  }

  async #claimWhenFree(table: string): Promise<void> {
    for (let attempt = 0; attempt < RETRIES.most; attempt++) {
      if (await this.claim(table)) return;
      // Another node has it, and maybe is about to release it.
      await sleep(RETRIES.pauseMs, undefined, { ref: false });
    }
  }

  async #claimAll(): Promise<void> {
    const { db, node, time, bots, metrics } = this.#with;
    metrics.sweeps.inc();
    for (let claimed = BATCH; claimed === BATCH && node.isAlive;) {
      const now = new Date(time.now());
      const tables = await claimDue(db, { node: node.id, now, busy: bots.activeTables, most: BATCH });
      metrics.claims.inc(tables.length);
      metrics.takeovers.inc(tables.filter(({ former }) => former !== null && former !== node.id).length);
      await Promise.all(tables.map(({ id }) => this.#processSafely(id)));
      claimed = tables.length;
    }
  }

  /** One damaged table must not keep the others from being played. */
  async #processSafely(table: string): Promise<void> {
    const { db, node, time } = this.#with;
    try {
      await this.#process(table);
    } catch (error) {
      this.#with.reportError(error);
      await releaseTable(db, node.id, table, new Date(time.now() + FAILED_RETRY_MS));
    }
  }

  async #process(table: string): Promise<void> {
    const { db, node, time, bots, timers } = this.#with;
    await this.#with.rooms.change(table, async (room) => {
      // The copy in memory does not know yet who has it.
      await room.refresh();
      // Whoever was paired has room for one more game: that was seen to when they began to look.
      if (room.isClaimed && room.table.phase === 'waiting')
        return startWithoutContributions(room, { time, maxBotGames: Infinity });
      if (!room.isClaimed || (await timers.expireVote(room))) return;
      if (room.botsToMove.length > 0) return bots.schedule(room);
      if (await timers.expire(room)) return;
      await releaseTable(db, node.id, table, timers.nextTimeout(room));
      room.setTable({ ...room.table, keeper: null }, room.seats);
    });
  }
}
