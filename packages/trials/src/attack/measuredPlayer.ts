import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, type Rng } from '@pharos/core';
import { Player } from '../load/player.ts';
import type { GuestClient } from '../load/guestClient.ts';

/** Milliseconds after which an answer counts as none. */
const NEVER_MS = 60_000;
/** Before each move: a bot that answers at once must not make this player faster than the server lets anybody be. */
const PAUSE_MS = 100;
/** Between two hints: the server gives one guest one in two seconds. */
const HINT_EVERY_MS = 2500;

/** Milliseconds somebody waited, one for each answer. */
export interface Waits {
  readonly bot: readonly number[];
  readonly hint: readonly number[];
  /** Hints that were refused, by code. */
  readonly refused: readonly string[];
}

/** Somebody who plays Duel against a bot and wants nothing else: how long do the bot and the hints take? */
export class MeasuredPlayer {
  readonly #player: Player;
  readonly #level: string;
  readonly #draw: Rng;
  readonly #bot: number[] = [];
  readonly #hint: number[] = [];
  readonly #refused: string[] = [];
  #table = '';
  #latest = 0;
  #notify: () => void = () => undefined;
  #hintAt = 0;
  /** Since when, and since which version, the bot may have had to answer. */
  #waitingSince: { readonly v: number; readonly at: number } | null = null;

  private constructor(player: Player, level: string, draw: Rng) {
    this.#player = player;
    this.#level = level;
    this.#draw = draw;
  }

  static async create(url: string, client: GuestClient, level: string, seed: number): Promise<MeasuredPlayer> {
    const player = await Player.connect(url, client, (_player, table, v) => measured.#onUpdate(table, v));
    const measured: MeasuredPlayer = new MeasuredPlayer(player, level, fastRng(seed));
    return measured;
  }

  /** Plays until so many milliseconds are over, or the bot has answered so often. */
  async play(ms: number, most = Infinity): Promise<Waits> {
    const end = performance.now() + ms;
    await this.#open();
    while (performance.now() < end && this.#bot.length < most) await this.#playTurn();
    this.#player.disconnect();
    return { bot: this.#bot, hint: this.#hint, refused: this.#refused };
  }

  async #open(): Promise<void> {
    const seats = [{ kind: 'host' }, { kind: 'bot', level: this.#level }];
    const plan = { game: 'duel', seats, start: true };
    const { table } = await this.#player.client.post<{ table: { id: string } }>('/tables', plan);
    this.#table = table.id;
    await this.#player.watch(table.id);
    this.#latest = this.#player.seen(table.id).v;
  }

  async #playTurn(): Promise<void> {
    const { v, view } = this.#player.seen(this.#table);
    if (view.outcome !== null) return this.#open();
    const choices = view.decision?.choices ?? null;
    if (choices === null) return this.#waitForBot(v);
    await this.#requestHint(v);
    await sleep(PAUSE_MS);
    const { move } = choices[this.#draw(choices.length)];
    // A bot may answer before this is acknowledged; if it is our turn again, the next move asks anew.
    this.#waitingSince = { v: v + 1, at: performance.now() };
    const refusal = await this.#player.move(this.#table, v, move);
    if (refusal !== null) throw new Error(`a move was refused: ${refusal}`);
  }

  /** Waits for the bot. */
  async #waitForBot(v: number): Promise<void> {
    const updated = new Promise<void>((resolve) => (this.#notify = resolve));
    if (this.#latest > v) return;
    const isLate = await Promise.race([updated.then(() => false), sleep(NEVER_MS, true, { ref: false })]);
    if (isLate) this.#bot.push(NEVER_MS);
  }

  async #requestHint(v: number): Promise<void> {
    const began = performance.now();
    if (began - this.#hintAt < HINT_EVERY_MS) return;
    this.#hintAt = began;
    const refusal = await this.#player.hint(this.#table, v);
    if (refusal === null) this.#hint.push(performance.now() - began);
    else this.#refused.push(refusal);
  }

  #onUpdate(table: string, v: number): void {
    if (table !== this.#table) return;
    this.#latest = v;
    const now = performance.now();
    if (this.#waitingSince !== null && v > this.#waitingSince.v) {
      this.#bot.push(now - this.#waitingSince.at);
      this.#waitingSince = { v, at: now };
    }
    this.#notify();
  }
}
