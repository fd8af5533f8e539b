import type { Deal } from '../play/deal.ts';
import { migrateStoredGame } from '../play/migrateStoredGame.ts';
import { RunningGame } from '../play/runningGame.ts';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { refusalIn } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { loadTable, type StoredTable } from '../storage/games.ts';
import { lockUnrecorded, markRecorded, unrecordedGames } from '../storage/results.ts';
import type { SeatResultRow } from '../storage/schema.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import type { ReportError } from '../telemetry/logging.ts';
import { seatResults, type PlayedGame } from './seatResults.ts';

/** A game that has ended, with all that is stored of it. */
export interface FinishedGame extends PlayedGame {
  readonly log: StoredTable['log'];
  /** By seat; empty for a game of which nobody knows any more how it ended. */
  readonly results: readonly SeatResultRow[];
}

/** Stores something that follows from a finished game, in the one transaction that is made for each. */
export type Recorder = (tx: Db, finished: FinishedGame) => Promise<void>;

interface Dependencies extends DatabaseAndTime {
  readonly deal: Deal;
  /** Called in this order. */
  readonly recorders: readonly Recorder[];
  /** Called after a game was recorded here. */
  readonly onRecorded?: () => void;
  readonly reportError: ReportError;
}

/** How often is looked for games that ended without anybody noticing: their node died. */
const LOOK_EVERY_MS = 60_000;
/** Between two games of those, so that nobody who plays waits for old games. */
const PAUSE_MS = 25;
const AT_ONCE = 100;
const MOST_ATTEMPTS = 3;

/**
 * Has what follows from finished games stored: exactly once for each, whatever ends in between, for it is one transaction that
 * also marks the game. Several nodes may do it at once.
 */
export class FinishedGames {
  readonly #with: Dependencies;
  readonly #work = new Set<Promise<void>>();
  /** Games that could not be recorded, with the number of attempts. */
  readonly #failed = new Map<string, number>();
  #cancel = (): void => undefined;
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  /** Looks for games that were left, now and from time to time. */
  start(): void {
    this.#do(this.#recordAll());
  }

  /** A game has just ended. */
  ended(table: string): void {
    if (!this.#isStopped) this.#do(this.#attempt(table).then(() => undefined));
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  /** Answers when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }

  /** Records one game, unless that is done or under way. Answers whether this call has done it. */
  async record(table: string): Promise<boolean> {
    const { db, recorders } = this.#with;
    return db.transaction().execute(async (tx) => {
      if (!(await lockUnrecorded(tx, table))) return false;
      const stored = await loadTable(tx, table);
      if (stored === null) return false;
      const { log } = stored;
      const played = this.#played(stored);
      const finished = { ...played, log, results: seatResults(played) };
      for (const recorder of recorders) await recorder(tx, finished);
      await markRecorded(tx, table);
      return true;
    });
  }

  #do(work: Promise<void>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  async #recordAll(): Promise<void> {
    const tables = await this.#unrecorded();
    for (const table of tables) {
      if (this.#isStopped) return;
      await this.#attempt(table);
      await this.#pause();
    }
    if (this.#isStopped) return;
    // Not a part of the work that is under way: it comes later.
    this.#cancel = this.#with.time.after(tables.length < AT_ONCE ? LOOK_EVERY_MS : PAUSE_MS, () => this.start());
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#with.time.after(PAUSE_MS, resolve);
      this.#cancel = () => {
        cancel();
        resolve();
      };
    });
  }

  async #unrecorded(): Promise<string[]> {
    const { db, reportError } = this.#with;
    const givenUp = [...this.#failed].filter(([, attempts]) => attempts >= MOST_ATTEMPTS).map(([table]) => table);
    try {
      return await unrecordedGames(db, AT_ONCE, givenUp);
    } catch (error) {
      reportError(error);
      return [];
    }
  }

  /** One that cannot be recorded must not keep the others from it. */
  async #attempt(table: string): Promise<void> {
    try {
      if (await this.record(table)) this.#with.onRecorded?.();
      this.#failed.delete(table);
    } catch (error) {
      if (!isUnavailable(error)) this.#failed.set(table, (this.#failed.get(table) ?? 0) + 1);
      this.#with.reportError(error, { table });
    }
  }

  #played(stored: StoredTable): PlayedGame {
    const { table, seats, log } = migrateStoredGame(stored);
    try {
      const game = new RunningGame(table, seats, this.#with.deal);
      for (const row of log) game.replay(row);
      return { table, seats, game };
    } catch (error) {
      // Dealt by rules that nobody has any more.
      if (refusalIn(error) === null) throw error;
      return { table, seats, game: null };
    }
  }
}
