import type { SeatId } from '@pharos/core';
import { Refusal } from '../refusal.ts';
import type { Db } from '../storage/database.ts';
import { appendLog, loadTable, type StoredTable, type TableChange } from '../storage/games.ts';
import type { LogRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Deal } from './deal.ts';
import { Playing, type Change, type Step } from './playing.ts';

/**
 * A table in memory: a cache of what is stored, never more. Everything done with it goes through `run`, one at a time,
 * so that nobody sees a position that is not stored yet.
 */
export class Room {
  readonly id: string;
  readonly #db: Db;
  readonly #deal: Deal;
  #stored: { table: TableRow; seats: readonly SeatRow[]; playing: Playing | null } | null = null;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(db: Db, id: string, deal: Deal) {
    this.#db = db;
    this.#deal = deal;
    this.id = id;
  }

  get isLoaded(): boolean {
    return this.#stored !== null;
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

  seatsOf(guest: string | null): SeatId[] {
    return guest === null ? [] : this.seats.filter((row) => row.guest === guest).map((row) => row.seat);
  }

  /** Does something with the table, after everything asked for before. */
  async run<Value>(work: () => Value | Promise<Value>): Promise<Value> {
    const turn = this.#tail.then(async () => {
      if (this.#stored === null) await this.#load();
      return work();
    });
    this.#tail = turn.catch(() => undefined);
    return turn;
  }

  /** Waits until everything asked for is done. */
  async rest(): Promise<void> {
    await this.#tail;
  }

  /** Drops what is known; the next one to come reads it from storage. */
  forget(): void {
    this.#stored = null;
  }

  /** Adopts what was just stored. */
  adopt(table: TableRow, seats: readonly SeatRow[]): void {
    const isDealt = table.seed !== null && this.#stored?.playing === null;
    const playing = isDealt ? new Playing(table, seats, this.#deal) : (this.#stored?.playing ?? null);
    this.#stored = { table, seats, playing };
  }

  /** Carries changes out and stores them; only then anybody hears of them. Without success nothing has happened. */
  async append(changes: readonly Change[], also: TableChange = {}): Promise<Step[]> {
    const game = this.game;
    const before = game.entries;
    try {
      const rows: LogRow[] = [];
      const steps = changes.map((change) => {
        const step = game.apply(change);
        rows.push(this.#row(change, game));
        return step;
      });
      const change = { ...this.#consequences(steps, changes), ...also };
      await appendLog(this.#db, this.id, rows, change);
      this.#stored = { ...this.#loaded, table: { ...this.table, ...change } };
      return steps;
    } catch (error) {
      if (game.entries !== before) this.forget();
      throw error;
    }
  }

  get #loaded(): { table: TableRow; seats: readonly SeatRow[]; playing: Playing | null } {
    if (this.#stored === null) throw new Error('a room is looked at outside of run');
    return this.#stored;
  }

  async #load(): Promise<void> {
    const stored = await loadTable(this.#db, this.id);
    if (stored === null) throw new Refusal('NOT_FOUND', `no table ${this.id}`);
    this.#stored = { table: stored.table, seats: stored.seats, playing: replay(stored, this.#deal) };
  }

  #row({ kind, seat, text, by_bot, command, at }: Change, { entries, match }: Playing): LogRow {
    return { table_id: this.id, entry: entries, kind, seat, text, version: match.version, by_bot, command, at };
  }

  #consequences(steps: readonly Step[], changes: readonly Change[]): TableChange {
    const to_act = this.game.match.toAct();
    const at = changes.at(-1)?.at ?? new Date();
    const isOver = this.game.match.outcome() !== null;
    const isVisible = isOver || steps.some(({ kind }) => kind === 'standIn' || kind === 'takeBack');
    return {
      to_act,
      ...(isVisible ? { revision: this.table.revision + 1 } : {}),
      ...(isOver ? { phase: 'finished', finished_at: at } : {}),
    };
  }
}

function replay({ table, seats, log }: StoredTable, deal: Deal): Playing | null {
  if (table.seed === null) return null;
  const playing = new Playing(table, seats, deal);
  for (const row of log) playing.restore(row);
  return playing;
}
