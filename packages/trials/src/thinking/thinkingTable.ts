import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, type Rng } from '@pharos/core';
import { GuestClient } from '../load/guestClient.ts';
import { Player } from '../load/player.ts';
import { MEASURED_SEAT, newTable, type ThinkingKind } from './tables.ts';

/** How often is looked whether something came, and after how long an answer counts as none. */
const TIMES_MS = { look: 5, never: 30_000 };

/** One person and a bot that thinks: how long does it think about an answer to a move of theirs? */
export class ThinkingTable {
  readonly kind: ThinkingKind;
  readonly #level: string;
  readonly #rng: Rng;
  #player: Player | null = null;
  #id = '';
  /** Since when the bot has to choose; null while it has not. */
  #askedAt: number | null = null;
  #answeredAt: number | null = null;

  constructor(kind: ThinkingKind, level: string, seed: number) {
    this.kind = kind;
    this.#level = level;
    this.#rng = fastRng(seed);
  }

  async connect(url: string, number: number): Promise<void> {
    const client = await GuestClient.create(url, number);
    this.#player = await Player.connect(url, client, (_player, table) => this.#onUpdate(table));
    await this.#open();
  }

  /** Plays until the person is to choose and the bot has chosen, and what they choose makes it the bot's turn for sure. */
  async prepare(): Promise<void> {
    const begun = performance.now();
    while (!this.#isReady()) {
      if (performance.now() - begun > TIMES_MS.never) throw new Error(`${this.kind.label}: nobody moves`);
      if (this.#seen.view.outcome !== null) await this.#open();
      await sleep(TIMES_MS.look);
    }
  }

  /** Moves; answers the milliseconds until the bot's choice is seen, or null if the move did not make it the bot's turn. */
  async ask(): Promise<number | null> {
    const { v, view } = this.#seen;
    const choices = view.decision?.choices ?? [];
    const { move } = choices[this.#rng(choices.length)];
    [this.#askedAt, this.#answeredAt] = [performance.now(), null];
    const refusal = await this.#connected.move(this.#id, v, move);
    if (refusal !== null) throw new Error(`${this.kind.label}: a move was refused: ${refusal}`);
    while (this.#answeredAt === null && performance.now() - this.#askedAt < TIMES_MS.never) {
      if (this.#seen.view.outcome !== null || (this.#seen.v > v && this.#isReady())) break;
      await sleep(TIMES_MS.look);
    }
    const answered = this.#answeredAt ?? null;
    return answered === null ? null : answered - this.#askedAt;
  }

  close(): void {
    this.#player?.disconnect();
  }

  async #open(): Promise<void> {
    const { table } = await this.#connected.client.post<{ table: { id: string } }>(
      '/tables',
      newTable(this.kind, this.#level),
    );
    if (this.#id !== '') await this.#connected.unwatch(this.#id);
    this.#id = table.id;
    await this.#connected.watch(table.id);
  }

  get #connected(): Player {
    if (this.#player === null) throw new Error('not connected');
    return this.#player;
  }

  get #seen() {
    return this.#connected.seen(this.#id);
  }

  /** Whether nothing but the person's choice is missing. */
  #isReady(): boolean {
    const { decision } = this.#seen.view;
    if (decision === null || decision.choices === null) return false;
    return decision.acting === undefined || decision.acting.every((seat) => seat === 0);
  }

  #onUpdate(table: string): void {
    if (table !== this.#id || this.#askedAt === null || this.#answeredAt !== null) return;
    if (this.#seen.move?.seat === MEASURED_SEAT) this.#answeredAt = performance.now();
  }
}
