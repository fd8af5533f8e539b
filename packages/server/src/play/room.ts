import type { SeatId } from '@pharos/core';
import { Refusal } from '../shared/refusal.ts';
import type { Db } from '../storage/database.ts';
import { appendLog, loadTable, type StoredTable } from '../storage/games.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import { Conflict, isCollision } from './conflict.ts';
import { consequences } from './tableChangeAfter.ts';
import type { Deal } from './deal.ts';
import type { Marks, News } from './roomObserver.ts';
import { Playing, type Change, type Step } from './runningGame.ts';
import { inPresentWords } from './migrateStoredGame.ts';

/** What rooms need of the house. */
export interface RoomParts {
  readonly db: Db;
  readonly deal: Deal;
  /** The name of this node, as long as it may look after tables. */
  keeper(): string | null;
  /** Hears what was done elsewhere: each step when it has been taken, then that there are no more. */
  stepped(room: Room, step: Step): void;
  caughtUp(room: Room, news: News): void;
}

interface Stored {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly playing: Playing | null;
  /** Entries of the log that were read, those included that the rules refused. */
  readonly entries: number;
}

/**
 * A table in memory: a cache of what is stored, never more. Everything done with it goes through `run`, one at a time,
 * so that nobody sees a position that is not stored yet.
 */
export class Room {
  readonly id: string;
  readonly #with: RoomParts;
  #marks: Marks | null;
  #stored: Stored | null = null;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(parts: RoomParts, id: string, marks: Marks | null = null) {
    this.#with = parts;
    this.id = id;
    this.#marks = marks;
  }

  get isLoaded(): boolean {
    return this.#stored !== null;
  }

  /** Null if nothing was told yet. */
  get marks(): Marks | null {
    return this.#marks;
  }

  get table(): TableRow {
    return this.#loaded.table;
  }

  get seats(): readonly SeatRow[] {
    return this.#loaded.seats;
  }

  /** Null before the start. */
  get playing(): Playing | null {
    return this.#loaded.playing;
  }

  /** The game, for those who need one under way. */
  get game(): Playing {
    if (this.table.phase === 'waiting') throw new Refusal('NOT_STARTED', 'the game has not started');
    if (this.playing === null) throw new Refusal('WRONG_PHASE', 'the table was closed before the start');
    return this.playing;
  }

  /** The seats that bots have to move for. */
  get botsToMove(): SeatId[] {
    return this.table.phase === 'playing' ? (this.playing?.botsToMove() ?? []) : [];
  }

  /** Whether this node looks after the table. */
  get isKept(): boolean {
    const { keeper } = this.table;
    return keeper !== null && keeper === this.#with.keeper();
  }

  seatsOf(guest: string | null): SeatId[] {
    return guest === null ? [] : this.seats.filter((row) => row.guest === guest).map((row) => row.seat);
  }

  /** Does something with the table, after everything asked for before; if need be with the table as it is stored now. */
  async run<Value>(work: () => Value | Promise<Value>, isFresh = false): Promise<Value> {
    const turn = this.#tail.then(async () => {
      if (isFresh || this.#stored === null) await this.refresh();
      return work();
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  /** Waits until everything asked for is done. */
  rest(): Promise<unknown> {
    return this.#tail;
  }

  /** Drops what is known; the next one to come reads it from storage. */
  forget(): void {
    this.#stored = null;
  }

  /** Reads what is new and passes it on, step by step. Answers whether anything was. */
  async refresh(): Promise<boolean> {
    const before = this.#marks;
    const stored = await loadTable(this.#with.db, this.id, this.#stored?.entries ?? 0);
    if (stored === null) throw new Refusal('NOT_FOUND', `no table ${this.id}`);
    this.#takeAll(this.#stored === null ? inPresentWords(stored) : stored);
    this.#stored = { ...this.#loaded, entries: stored.log.at(-1)?.entry ?? this.#loaded.entries };
    this.#mark();
    const { entries } = this.#loaded;
    const isTableNew = before !== null && before.revision !== stored.table.revision;
    if (!isTableNew && before?.entries === entries) return false;
    this.#with.caughtUp(this, { isTableNew, isDealt: isTableNew && entries === 0 });
    return true;
  }

  /** The game as it begins with these seats. */
  deal(table: TableRow, seats: readonly SeatRow[]): Playing {
    return new Playing(table, seats, this.#with.deal);
  }

  /** Adopts what was just stored. */
  adopt(table: TableRow, seats: readonly SeatRow[]): void {
    this.#adoptRow({ table, seats });
    this.#mark();
  }

  /** Carries changes out and stores them; only then anybody hears of them. Without success nothing has happened. */
  async append(changes: readonly Change[]): Promise<Step[]> {
    const game = this.game;
    const before = game.entries;
    try {
      const rows: LogRow[] = [];
      const steps = changes.map((change) => {
        game.needAllowance(change);
        const step = game.apply(change);
        rows.push(this.#row(change, game, rows.length));
        return step;
      });
      const change = consequences({ table: this.table, game, self: this.#with.keeper() }, steps, changes);
      await appendLog(this.#with.db, this.id, rows, change);
      this.#stored = {
        ...this.#loaded,
        table: { ...this.table, ...change },
        entries: this.#loaded.entries + rows.length,
      };
      this.#mark();
      return steps;
    } catch (error) {
      if (game.entries !== before) this.forget();
      throw isCollision(error) ? new Conflict(this.id) : error;
    }
  }

  get #loaded(): Stored {
    if (this.#stored === null) throw new Error('a room is looked at outside of run');
    return this.#stored;
  }

  #adoptRow({ table, seats }: Pick<StoredTable, 'table' | 'seats'>): void {
    const { playing, entries } = this.#stored ?? { playing: null, entries: 0 };
    if (playing !== null) {
      // What was dealt stays as it was read first, in the words of the present rules.
      const { options, seed } = this.table;
      this.#stored = { table: { ...table, options, seed }, seats, playing, entries };
    } else this.#stored = { table, seats, playing: table.seed === null ? null : this.deal(table, seats), entries };
  }

  #takeAll(stored: StoredTable): void {
    this.#adoptRow(stored);
    for (const row of stored.log) this.#take(row);
  }

  /** An entry that somebody else stored, or of which nobody here has heard yet. */
  #take(row: LogRow): void {
    const step = this.playing?.restore(row) ?? null;
    this.#stored = { ...this.#loaded, entries: row.entry };
    if (step !== null && this.#marks !== null && row.entry > this.#marks.entries) this.#with.stepped(this, step);
  }

  #mark(): void {
    this.#marks = { entries: this.#loaded.entries, revision: this.table.revision };
  }

  #row({ kind, seat, text, by_bot, command, at }: Change, { match }: Playing, before: number): LogRow {
    const entry = this.#loaded.entries + before + 1;
    const { version, game } = match;
    return { table_id: this.id, entry, kind, seat, text, version, by_bot, command, rules: game.rules, at };
  }
}
