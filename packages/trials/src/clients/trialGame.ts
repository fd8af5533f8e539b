import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '@pharos/core';
import type { GameRecord, TableState } from '@pharos/protocol';
import type { GameHistory } from '../faults/history.ts';
import type { GamePlan } from './gamePlans.ts';
import { Player } from './player.ts';
import { Recorder } from './recorder.ts';
import { GuestClient } from './guestClient.ts';

/** Without any progress for so long a game counts as stuck; and how often that is looked for. */
const WATCH = { stuckMs: 60_000, everyMs: 500 };

/** A game under way, from the first guest to the record. */
export class TrialGame {
  readonly #url: string;
  readonly #plan: GamePlan;
  readonly #rng: Rng;
  readonly #end = new AbortController();
  readonly recorder: Recorder;
  players: readonly Player[] = [];

  constructor(url: string, plan: GamePlan, rng: Rng) {
    this.#url = url;
    this.#plan = plan;
    this.#rng = rng;
    this.recorder = new Recorder(plan.label);
  }

  async run(): Promise<GameHistory> {
    const watchdog = this.#watch();
    try {
      const clients = await this.#open();
      this.players = clients.map((client, index) => this.#player(client, index));
      await Promise.all(this.players.map((player) => player.play()));
      this.#end.signal.throwIfAborted();
      return this.recorder.history(null, await this.#record(clients[0]));
    } catch (error) {
      return this.recorder.history(error instanceof Error ? error.message : 'unknown reason', null);
    } finally {
      clearInterval(watchdog);
      for (const player of this.players) player.close();
    }
  }

  #watch(): NodeJS.Timeout {
    return setInterval(() => {
      if (performance.now() - this.recorder.progressMs > WATCH.stuckMs)
        this.#end.abort(new Error(`no progress for ${WATCH.stuckMs / 1000} s`));
    }, WATCH.everyMs);
  }

  /** Answers the people who play, the host first. */
  async #open(): Promise<GuestClient[]> {
    const { table, others } = this.#plan;
    const connect = (): Promise<GuestClient> => GuestClient.create(this.#url, this.recorder, this.#end.signal);
    const host = await connect();
    const body = { ...table, start: others === 0, id: 'open' };
    const opened = await host.sendUntilAnswered<TableState>('POST', '/tables', body, this.#end.signal);
    this.recorder.table = opened.table.id;
    const clients = [host, ...(await Promise.all(Array.from({ length: others }, connect)))];
    this.recorder.guests.push(...clients.map(({ id }) => id));
    for (const client of clients.slice(1)) await this.#commandUntil(client, 'join', ['playing']);
    if (others > 0) await this.#commandUntil(host, 'start', ['playing']);
    return clients;
  }

  /** Asks for something until it is so: an earlier request may have been carried out without an answer. */
  async #commandUntil(client: GuestClient, command: 'join' | 'start', phases: readonly string[]): Promise<void> {
    const path = `/tables/${this.recorder.table}`;
    for (;;) {
      this.#end.signal.throwIfAborted();
      const answer = await client.send('POST', path, { do: command, id: command });
      if (answer?.ok === true) return;
      const state = await client.sendUntilAnswered<TableState>('GET', path, undefined, this.#end.signal);
      if (phases.includes(state.table.phase)) return;
      await sleep(WATCH.everyMs / 5);
    }
  }

  #player(client: GuestClient, index: number): Player {
    const { others } = this.#plan;
    return new Player({
      client,
      recorder: this.recorder,
      rng: this.#rng,
      mayLeave: others > 0 && index === 1,
      end: this.#end.signal,
    });
  }

  async #record(host: GuestClient): Promise<{ moves: readonly string[]; hash: string }> {
    const path = `/tables/${this.recorder.table}/record`;
    const { save } = await host.sendUntilAnswered<GameRecord>('GET', path, undefined, this.#end.signal);
    return { moves: save.moves, hash: save.hash };
  }
}
