import { setTimeout as sleep } from 'node:timers/promises';
import { fastRng, type Rng } from '@pharos/core';
import { Player } from '../load/player.ts';
import type { Visitor } from '../load/guestClient.ts';

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
export class Opponent {
  readonly #player: Player;
  readonly #level: string;
  readonly #draw: Rng;
  readonly #bot: number[] = [];
  readonly #hint: number[] = [];
  readonly #refused: string[] = [];
  #table = '';
  #heard = 0;
  #news: () => void = () => undefined;
  #hintAt = 0;
  /** Since when, and since which version, the bot may have had to answer. */
  #asked: { readonly v: number; readonly at: number } | null = null;

  private constructor(player: Player, level: string, draw: Rng) {
    this.#player = player;
    this.#level = level;
    this.#draw = draw;
  }

  static async arrive(url: string, visitor: Visitor, level: string, seed: number): Promise<Opponent> {
    const player = await Player.connect(url, visitor, (_player, table, v) => opponent.#hear(table, v));
    const opponent: Opponent = new Opponent(player, level, fastRng(seed));
    return opponent;
  }

  /** Plays until so many milliseconds are over, or the bot has answered so often. */
  async play(ms: number, most = Infinity): Promise<Waits> {
    const end = performance.now() + ms;
    await this.#open();
    while (performance.now() < end && this.#bot.length < most) await this.#turn();
    this.#player.leave();
    return { bot: this.#bot, hint: this.#hint, refused: this.#refused };
  }

  async #open(): Promise<void> {
    const seats = [{ kind: 'host' }, { kind: 'bot', level: this.#level }];
    const plan = { game: 'duel', seats, start: true };
    const { table } = await this.#player.visitor.post<{ table: { id: string } }>('/tables', plan);
    this.#table = table.id;
    await this.#player.watch(table.id);
    this.#heard = this.#player.seen(table.id).v;
  }

  async #turn(): Promise<void> {
    const { v, view } = this.#player.seen(this.#table);
    if (view.outcome !== null) return this.#open();
    const choices = view.decision?.choices ?? null;
    if (choices === null) return this.#await(v);
    await this.#ask(v);
    await sleep(PAUSE_MS);
    const { move } = choices[this.#draw(choices.length)];
    // A bot may answer before this is acknowledged; if it is our turn again, the next move asks anew.
    this.#asked = { v: v + 1, at: performance.now() };
    const refusal = await this.#player.move(this.#table, v, move);
    if (refusal !== null) throw new Error(`a move was refused: ${refusal}`);
  }

  /** Waits for the bot. */
  async #await(v: number): Promise<void> {
    const news = new Promise<void>((resolve) => (this.#news = resolve));
    if (this.#heard > v) return;
    const isLate = await Promise.race([news.then(() => false), sleep(NEVER_MS, true, { ref: false })]);
    if (isLate) this.#bot.push(NEVER_MS);
  }

  async #ask(v: number): Promise<void> {
    const began = performance.now();
    if (began - this.#hintAt < HINT_EVERY_MS) return;
    this.#hintAt = began;
    const refusal = await this.#player.hint(this.#table, v);
    if (refusal === null) this.#hint.push(performance.now() - began);
    else this.#refused.push(refusal);
  }

  #hear(table: string, v: number): void {
    if (table !== this.#table) return;
    this.#heard = v;
    const now = performance.now();
    if (this.#asked !== null && v > this.#asked.v) {
      this.#bot.push(now - this.#asked.at);
      this.#asked = { v, at: now };
    }
    this.#news();
  }
}
