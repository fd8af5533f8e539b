import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Table } from './players.ts';
import type { Player } from './player.ts';

/** A move on its way: at most one at each table, so that the next view there is its own. */
interface PendingMove {
  readonly mover: Player;
  readonly v: number;
  readonly sentAt: number;
  readonly waitingFor: Set<Player>;
}

/** Milliseconds, by how many did not wait longer. */
export interface Latencies {
  readonly count: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

export interface PacedMoves {
  readonly seconds: number;
  readonly sent: number;
  readonly stored: number;
  readonly refused: Readonly<Record<string, number>>;
  /** Moves that somebody at the table did not see in time. */
  readonly overdue: number;
  /** Games that were over before the time was: what cannot be played is not measured. */
  readonly ended: number;
  readonly mover: Latencies;
  readonly others: Latencies;
}

/** How often moves are sent, and after how long a view counts as lost. */
const TIMES_MS = { tick: 5, overdue: 10_000 };

/** Has moves made at a steady pace, whether or not the server keeps up, and measures until each is seen by everybody. */
export class MovePacer {
  readonly #tables: readonly Table[];
  readonly #pending = new Map<string, PendingMove>();
  readonly #over = new Set<string>();
  readonly #mover = createHistogram();
  readonly #others = createHistogram();
  readonly #refused: Record<string, number> = {};
  #sent = 0;
  #stored = 0;
  #overdue = 0;

  constructor(tables: readonly Table[]) {
    this.#tables = tables;
  }

  /** A view has come. */
  onUpdate(player: Player, table: string, v: number): void {
    const pending = this.#pending.get(table);
    if (pending === undefined || v < pending.v || !pending.waitingFor.delete(player)) return;
    const histogram = player === pending.mover ? this.#mover : this.#others;
    histogram.record(Math.max(1, Math.round((performance.now() - pending.sentAt) * 1000)));
    if (pending.waitingFor.size === 0) this.#pending.delete(table);
  }

  async run(rate: number, seconds: number): Promise<PacedMoves> {
    const begin = performance.now();
    const end = begin + seconds * 1000;
    for (let now = begin; now < end; now = performance.now()) {
      const due = Math.floor(((now - begin) / 1000) * rate);
      for (let tries = 0; this.#sent < due && tries < MOST_TRIES; tries++) this.#tryMove();
      this.#dropOverdue(now);
      await new Promise((resolve) => setTimeout(resolve, TIMES_MS.tick));
    }
    const lasted = (performance.now() - begin) / 1000;
    await this.#drain();
    return {
      seconds: lasted,
      sent: this.#sent,
      stored: this.#stored,
      refused: this.#refused,
      overdue: this.#overdue,
      ended: this.#over.size,
      mover: latencies(this.#mover),
      others: latencies(this.#others),
    };
  }

  #tryMove(): void {
    const table = this.#tables[Math.floor(Math.random() * this.#tables.length)];
    if (this.#pending.has(table.id) || this.#over.has(table.id)) return;
    const seen = table.players[0].seen(table.id);
    if (seen.view.outcome !== null) {
      this.#over.add(table.id);
      return;
    }
    const seat = seen.view.decision?.acting?.at(0) ?? table.players.findIndex((one) => choicesOf(one, table) !== null);
    const mover = table.players.at(seat);
    const choices = mover === undefined ? null : choicesOf(mover, table);
    if (mover === undefined || choices === null) return;
    const { move } = choices[Math.floor(Math.random() * choices.length)];
    this.#sent++;
    this.#pending.set(table.id, {
      mover,
      v: seen.v + 1,
      sentAt: performance.now(),
      waitingFor: new Set(table.players),
    });
    void mover.move(table.id, seen.v, move, seat).then(
      (code) => this.#answered(table.id, code),
      () => undefined,
    );
  }

  #answered(table: string, code: string | null): void {
    if (code === null) {
      this.#stored++;
      return;
    }
    this.#refused[code] = (this.#refused[code] ?? 0) + 1;
    this.#pending.delete(table);
  }

  #dropOverdue(now: number): void {
    for (const [table, { sentAt }] of this.#pending) {
      if (now - sentAt < TIMES_MS.overdue) return;
      this.#overdue++;
      this.#pending.delete(table);
    }
  }

  /** What was sent before the end still counts. */
  async #drain(): Promise<void> {
    while (this.#pending.size > 0) {
      this.#dropOverdue(performance.now());
      await new Promise((resolve) => setTimeout(resolve, TIMES_MS.tick));
    }
  }
}

const MOST_TRIES = 1000;

function choicesOf(player: Player, table: Table): readonly { readonly move: string }[] | null {
  return player.seen(table.id).view.decision?.choices ?? null;
}

function latencies(histogram: RecordableHistogram): Latencies {
  const at = (percentile: number): number => histogram.percentile(percentile) / 1000;
  return { count: histogram.count, p50: at(50), p90: at(90), p99: at(99), max: histogram.max / 1000 };
}
