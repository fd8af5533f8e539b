import { setTimeout as sleep } from 'node:timers/promises';
import type { TableState } from '@pharos/protocol';
import type { DuelView } from '@pharos/duel';
import { Wire } from '../secrets/wire.ts';

type State = TableState<DuelView>;

/** Two players who want nothing but their game, and a watch that says how long each of their moves took. */
export class ControlGame {
  readonly #url: string;
  readonly #cookies: readonly [string, string];
  readonly #pause: number;
  readonly times: number[] = [];
  games = 0;
  table = '';
  #isOver = false;

  /** `pause`: milliseconds before each move, for a server that lets nobody hurry. */
  constructor(url: string, cookies: readonly [string, string], pause: number) {
    this.#url = url;
    this.#pause = pause;
    this.#cookies = cookies;
  }

  /** Plays one game after another until told to stop. */
  async play(): Promise<void> {
    const wires = await Promise.all(this.#cookies.map((cookie) => Wire.open(this.#url, cookie)));
    while (!this.#isOver) await this.#playGame(wires);
    for (const wire of wires) wire.close();
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Milliseconds within which so great a share of the moves was answered. */
  within(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** What is wrong if the game hardly moved while so much was sent; null if it went on. */
  complaint(sent: number, leastPerThousand: number): string | null {
    const moves = this.times.length;
    const least = Math.floor((sent / 1000) * leastPerThousand);
    return moves >= least ? null : `the control game made ${moves} moves in ${sent} messages, fewer than ${least}`;
  }

  async #playGame(wires: readonly Wire[]): Promise<void> {
    const table = await this.#open();
    for (;;) {
      const states = await Promise.all(wires.map((wire) => watch(wire, table)));
      const { game } = states[0];
      if (game === null || game.view.outcome !== null) break;
      if (this.#isOver) return;
      const seat = game.view.decision?.seat ?? 0;
      const choices = states[seat].game?.view.decision?.choices ?? [];
      const { move } = choices[game.v % choices.length];
      await sleep(this.#pause);
      const began = performance.now();
      const answer = await wires[seat].ask('move', { table, v: game.v, move });
      this.times.push(performance.now() - began);
      if (!answer.includes('"ok":true')) throw new Error(`the control game was disturbed: ${answer}`);
      for (const wire of wires) wire.drop();
    }
    await Promise.all(wires.map((wire) => wire.ask('unwatch', { table })));
    this.games++;
  }

  async #open(): Promise<string> {
    const plan = { game: 'duel', seats: [{ kind: 'host' }, { kind: 'open' }], drawSeats: false, hints: false };
    const { table } = await post<State>(this.#url, '/tables', this.#cookies[0], plan);
    await post(this.#url, `/tables/${table.id}`, this.#cookies[1], { do: 'join' });
    await post(this.#url, `/tables/${table.id}`, this.#cookies[0], { do: 'start' });
    this.table = table.id;
    return table.id;
  }
}

async function watch(wire: Wire, table: string): Promise<State> {
  const text = await wire.ask('watch', { table });
  const [answer] = JSON.parse(text.replace(/^43\d+/, '')) as [{ ok: boolean; value: State }];
  if (!answer.ok) throw new Error(`the control game cannot be watched: ${text}`);
  return answer.value;
}

/** A new guest's cookie. */
export async function arrive(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/me`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

export async function post<Answer>(url: string, path: string, cookie: string, body: unknown): Promise<Answer> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
