import type { SeatId } from '@pharos/core';
import type { DatabaseAndTime } from '../shared/databaseAndTime.ts';
import { Refusal } from '../shared/refusal.ts';
import { appendLog } from '../storage/appendLog.ts';
import { loadTable, saveSeats, type Guard, type StoredTable, type TableChange } from '../storage/games.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import { measureAppend } from '../telemetry/measure.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { carryOut, type CarriedOut } from './carryOut.ts';
import { Conflict, isWriteConflict } from './conflict.ts';
import type { Deal } from './deal.ts';
import type { Delivered } from './deliveredUpdates.ts';
import type { NewEntry, Step } from './logEntries.ts';
import { migrateStoredGame } from './migrateStoredGame.ts';
import { noticesOfAppend, noticesOfSave } from './noticesAfter.ts';
import { RunningGame } from './runningGame.ts';
import { readStoredMoves, storedMoves, type StoredMoves } from './storedMoves.ts';
import { tableChangeAfter } from './tableChangeAfter.ts';

/** Called for what happens to rooms, within the room's turn and after it is stored. */
export interface RoomObserver {
  /** This node added entries to the log; `stored` is what others can follow, if it is all there is. */
  appended(room: Room, entries: readonly NewEntry[], steps: readonly Step[], stored: StoredMoves | null): void;
  /** This node changed the table itself; `isDealt` if the game begins by that. */
  saved(room: Room, isDealt: boolean): void;
  /** A step that another node stored was read. */
  stepped(room: Room, step: Step): void;
  /** All that is stored was read; says whether the table itself is new, and whether the game has begun. */
  refreshed(room: Room, news: { readonly isTableNew: boolean; readonly isDealt: boolean }): void;
}

export interface RoomDependencies extends DatabaseAndTime {
  readonly metrics: Pick<Metrics, 'appends'>;
  readonly deal: Deal;
  readonly observer: RoomObserver;
  /** The id of this node, as long as it may act at tables without a person. */
  nodeId(): string | null;
}

/** A change of the table itself: what, who sits where then, and the command behind it. */
export interface TableSave {
  readonly change?: TableChange;
  readonly seats?: readonly SeatRow[];
  readonly command?: string | null;
  readonly guard?: Guard | null;
}

interface LoadedTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly runningGame: RunningGame | null;
  /** Entries of the log that were read, those included that the rules refused. */
  readonly entries: number;
}

/** A table in memory: a cache of what is stored, never more. `Rooms` gives it to one at a time. */
export class Room {
  readonly id: string;
  readonly #with: RoomDependencies;
  #delivered: Delivered | null;
  #loaded: LoadedTable | null = null;

  constructor(dependencies: RoomDependencies, id: string, delivered: Delivered | null = null) {
    this.#with = dependencies;
    this.id = id;
    this.#delivered = delivered;
  }

  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  /** Null if nothing was sent yet. */
  get delivered(): Delivered | null {
    return this.#delivered;
  }

  get table(): TableRow {
    return this.#content.table;
  }

  get seats(): readonly SeatRow[] {
    return this.#content.seats;
  }

  /** Null before the start. */
  get runningGame(): RunningGame | null {
    return this.#content.runningGame;
  }

  /** The game, for those who need one under way. */
  get game(): RunningGame {
    if (this.table.phase === 'waiting') throw new Refusal('NOT_STARTED', 'the game has not started');
    if (this.runningGame === null) throw new Refusal('WRONG_PHASE', 'the table was closed before the start');
    return this.runningGame;
  }

  /** The seats that bots have to move for. */
  get botsToMove(): SeatId[] {
    return this.table.phase === 'playing' ? (this.runningGame?.botsToMove() ?? []) : [];
  }

  /** Whether this node is the one that acts here without a person. */
  get isClaimed(): boolean {
    const { keeper } = this.table;
    return keeper !== null && keeper === this.nodeId;
  }

  /** The node that would act here from now on; null if this one may not. */
  get nodeId(): string | null {
    return this.#with.nodeId();
  }

  seatsOf(guest: string | null): SeatId[] {
    return guest === null ? [] : this.seats.filter((row) => row.guest === guest).map((row) => row.seat);
  }

  /** Whether a guest sits here, or a seat is kept for them. */
  isConcerned(guest: string): boolean {
    return this.seats.some((row) => row.guest === guest || row.kept_for === guest);
  }

  /** Drops what is known; the next one to come reads it from storage. */
  unload(): void {
    this.#loaded = null;
  }

  /** Reads what is new and tells the observer, step by step. Answers whether anything was. */
  async refresh(): Promise<boolean> {
    const before = this.#delivered;
    const stored = await loadTable(this.#with.db, this.id, this.#loaded?.entries ?? 0);
    if (stored === null) throw new Refusal('NOT_FOUND', `no table ${this.id}`);
    const { table, seats, log } = this.#loaded === null ? migrateStoredGame(stored) : stored;
    this.#setRows({ table, seats });
    for (const row of log) this.#replay(row);
    this.#loaded = { ...this.#content, entries: stored.log.at(-1)?.entry ?? this.#content.entries };
    this.#markDelivered();
    const { entries } = this.#content;
    const isTableNew = before !== null && before.revision !== stored.table.revision;
    if (!isTableNew && before?.entries === entries) return false;
    this.#with.observer.refreshed(this, { isTableNew, isDealt: isTableNew && entries === 0 });
    return true;
  }

  /** Takes over what another node has stored, if it is what comes next here; answers whether it was. */
  follow(moves: StoredMoves): boolean {
    const { rows, change } = readStoredMoves(moves);
    const { entries, table } = this.#content;
    if (rows[0].entry !== entries + 1 || this.#delivered?.entries !== entries) return false;
    this.#loaded = { ...this.#content, table: { ...table, ...change } };
    for (const row of rows) this.#replay(row);
    this.#markDelivered();
    this.#with.observer.refreshed(this, { isTableNew: false, isDealt: false });
    return true;
  }

  /** The game as it begins with these seats. */
  deal(table: TableRow, seats: readonly SeatRow[]): RunningGame {
    return new RunningGame(table, seats, this.#with.deal);
  }

  /** Takes over rows that were just stored. */
  setTable(table: TableRow, seats: readonly SeatRow[]): void {
    this.#setRows({ table, seats });
    this.#markDelivered();
  }

  /**
   * Carries entries out and what was planned for what comes of them, and stores all of it at once; only then the observer is called.
   * Without success nothing has happened. Answers the version that the entries led to.
   */
  async append(...entries: readonly NewEntry[]): Promise<number> {
    if (this.table.phase === 'closed') throw new Refusal('WRONG_PHASE', 'the table is closed');
    const { db, metrics, observer } = this.#with;
    const { game } = this;
    const before = game.entries;
    const actedBefore = game.acting();
    let done: CarriedOut;
    let stored: StoredMoves | null;
    try {
      done = carryOut(game, entries, { table: this.id, entries: this.#content.entries });
      const { rows, steps } = done;
      const change = tableChangeAfter({ table: this.table, game, self: this.nodeId }, steps, entries);
      const notices = noticesOfAppend(this, game, actedBefore, { rows, byHand: entries.length });
      await measureAppend(metrics, this.id, () => appendLog(db, this.id, rows, change, notices));
      stored = storedMoves(rows, change);
      if (done.planned.length === 0) {
        const table = { ...this.table, ...change };
        this.#loaded = { ...this.#content, table, entries: this.#content.entries + rows.length };
        this.#markDelivered();
      }
    } catch (error) {
      if (game.entries !== before) this.unload();
      throw isWriteConflict(error) ? new Conflict(this.id) : error;
    }
    if (done.planned.length === 0) observer.appended(this, entries, done.steps, stored);
    else {
      // Everybody is shown one move after the other, as it is with those of another node.
      this.unload();
      await this.refresh();
      observer.appended(this, [...entries, ...done.planned], [], stored);
    }
    return done.version;
  }

  /** Stores a change of the table itself; only then the observer is called. */
  async save({ change = {}, seats = this.seats, command = null, guard = null }: TableSave): Promise<void> {
    const { db, time, observer } = this.#with;
    const { table } = this;
    const next = { ...change, revision: table.revision + 1 };
    const at = new Date(time.now());
    const done = command === null ? null : { command, at };
    const after = { table: { ...table, ...next }, seats };
    try {
      const notices = noticesOfSave(this, after, () => this.deal(after.table, seats).acting());
      if (!(await saveSeats(db, table, next, seats, { done, guard, notices, at }))) throw new Conflict(this.id);
    } catch (error) {
      // Whether it was stored is not always known.
      this.unload();
      throw isWriteConflict(error) ? new Conflict(this.id) : error;
    }
    this.setTable(after.table, seats);
    observer.saved(this, change.seed !== undefined);
  }

  get #content(): LoadedTable {
    if (this.#loaded === null) throw new Error('a room is looked at out of its turn');
    return this.#loaded;
  }

  #setRows({ table, seats }: Pick<StoredTable, 'table' | 'seats'>): void {
    const { runningGame, entries } = this.#loaded ?? { runningGame: null, entries: 0 };
    if (runningGame !== null) {
      // What was dealt stays as it was read first, migrated to the present rules.
      const { options, seed } = this.table;
      this.#loaded = { table: { ...table, options, seed }, seats, runningGame, entries };
    } else this.#loaded = { table, seats, runningGame: table.seed === null ? null : this.deal(table, seats), entries };
  }

  /** An entry that somebody else stored, or that nobody here was sent yet. */
  #replay(row: LogRow): void {
    const step = this.runningGame?.replay(row) ?? null;
    this.#loaded = { ...this.#content, entries: row.entry };
    if (step !== null && this.#delivered !== null && row.entry > this.#delivered.entries)
      this.#with.observer.stepped(this, step);
  }

  #markDelivered(): void {
    this.#delivered = { entries: this.#content.entries, revision: this.table.revision };
  }
}
