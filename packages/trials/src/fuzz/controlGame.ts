import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../load/player.ts';
import { GuestClient } from '../load/guestClient.ts';

/** Milliseconds after which an answer, or the view after a move, counts as lost. */
const NEVER_MS = 30_000;

/** Two players who want nothing but their game, and a watch that says how long each of their moves took. */
export class ControlGame {
  readonly #pause: number;
  #players: readonly Player[] = [];
  /** Milliseconds until a move was acknowledged and both had been shown what came of it. */
  readonly times: number[] = [];
  games = 0;
  table = '';
  #isOver = false;
  #notify: () => void = () => undefined;

  /** `pause`: milliseconds before each move, for a server that lets nobody hurry. */
  constructor(pause: number) {
    this.#pause = pause;
  }

  /** The two come from addresses of their own and sit down to their first game. */
  async connect(url: string): Promise<void> {
    const clients = [await GuestClient.create(url, 1), await GuestClient.create(url, 2)];
    this.#players = await Promise.all(clients.map((client) => Player.connect(url, client, () => this.#notify())));
    await this.#open();
  }

  /** Plays one game after another until told to stop. */
  async play(): Promise<void> {
    while (!this.#isOver) await this.#playGame();
    for (const player of this.#players) player.disconnect();
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Milliseconds within which so great a share of the moves was made. */
  percentile(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** What is wrong if the game hardly moved while so much was sent; null if it went on. */
  starvation(sent: number, leastPerThousand: number): string | null {
    const moves = this.times.length;
    const least = Math.floor((sent / 1000) * leastPerThousand);
    return moves >= least ? null : `the control game made ${moves} moves in ${sent} messages, fewer than ${least}`;
  }

  async #playGame(): Promise<void> {
    for (let v = 0; !this.#isOver; v++) {
      const views = this.#players.map((player) => player.seen(this.table).view);
      if (views[0].outcome !== null) break;
      await sleep(this.#pause);
      const began = performance.now();
      const mover = views.findIndex(({ decision }) => (decision?.choices ?? null) !== null);
      const choices = views[mover].decision?.choices ?? [];
      await withTimeout(`move ${v}`, this.#move(mover, v, choices[v % choices.length].move));
      this.times.push(performance.now() - began);
    }
    if (this.#isOver) return;
    this.games++;
    await withTimeout('the end', Promise.all(this.#players.map((player) => player.unwatch(this.table))));
    await withTimeout('another table', this.#open());
  }

  /** Answers when the move is acknowledged and both have seen it. */
  async #move(mover: number, v: number, move: string): Promise<void> {
    const refusal = await this.#players[mover].move(this.table, v, move);
    if (refusal !== null) throw new Error(`a move of the control game was refused: ${refusal}`);
    while (this.#players.some((player) => player.seen(this.table).v <= v))
      await new Promise<void>((resolve) => (this.#notify = resolve));
  }

  async #open(): Promise<void> {
    const [host, other] = this.#players.map(({ client }) => client);
    const plan = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], drawSeats: false, hints: false };
    const { table } = await host.post<{ table: { id: string } }>('/tables', plan);
    await other.post(`/tables/${table.id}`, { do: 'join' });
    await host.post(`/tables/${table.id}`, { do: 'start' });
    this.table = table.id;
    await Promise.all(this.#players.map((player) => player.watch(table.id)));
  }
}

async function withTimeout<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const end = new AbortController();
  const late = sleep(NEVER_MS, null, { signal: end.signal }).then(() => {
    throw new Error(`the control game waited ${NEVER_MS / 1000} s for ${what}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    end.abort();
  }
}
