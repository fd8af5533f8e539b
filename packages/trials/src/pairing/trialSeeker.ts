import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ClientToServer, OwnSeek, SeekCommand, ServerToClient } from '@pharos/protocol';
import type { Socket } from 'socket.io-client';
import type { GuestClient } from '../clients/guestClient.ts';
import { openSocket } from '../clients/openSocket.ts';

const ANSWER_TIMEOUT_MS = 4000;
const RETRY_MS = 200;

/** Somebody who looks for others by the rules of the web client: asks again after every reconnect and whenever no answer comes. */
export class TrialSeeker {
  readonly guest: string;
  readonly #wish: SeekCommand;
  readonly #socket: Socket<ServerToClient, ClientToServer>;
  readonly #beganMs = performance.now();
  /** All tables that were named to them: more than one would be one too many. */
  readonly tables = new Set<string>();
  reconnects = -1;
  /** From the first question to the table; null as long as there is none. */
  waitedMs: number | null = null;
  #isAsking = false;
  #hasLeft = false;
  #isLeaving = false;
  #isClosed = false;
  #heardFirst: () => void = () => undefined;
  readonly #asked = new Promise<void>((resolve) => (this.#heardFirst = resolve));
  #finish: () => void = () => undefined;
  /** Settled when they sit at a table, or have left without one. */
  readonly done: Promise<void>;

  constructor(client: GuestClient, wish: SeekCommand) {
    this.guest = client.id;
    // All commands of one search have one id: what comes late does not begin another one.
    this.#wish = { ...wish, id: `search-${client.id}` };
    this.done = new Promise((resolve) => (this.#finish = resolve));
    this.#socket = openSocket(client);
    this.#socket.on('connect', () => {
      this.reconnects++;
      void this.#ask();
    });
    this.#socket.on('connect_error', () => setTimeout(() => this.#reconnect(), RETRY_MS));
    this.#socket.on('seek', (own) => void this.#hear(own));
  }

  /** Whether they cancelled and were told that they are free. */
  get hasLeft(): boolean {
    return this.#hasLeft;
  }

  /** The connection breaks; it comes back by itself. */
  drop(): void {
    this.#socket.io.engine?.close();
  }

  /** Cancels; whoever was paired meanwhile plays after all. */
  async leave(): Promise<void> {
    await this.#asked;
    this.#isLeaving = true;
    while (this.tables.size === 0 && !this.#isClosed) {
      const own = await this.#request('cancelSeek', {});
      if (own === null) {
        await sleep(RETRY_MS);
        continue;
      }
      if (own.seek?.table) return this.#hear(own);
      this.#hasLeft = true;
      this.close();
      return;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#socket.disconnect();
    this.#finish();
  }

  #reconnect(): void {
    if (!this.#socket.connected && !this.#isClosed) this.#socket.connect();
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#socket.connected && this.waitedMs === null && !this.#isLeaving) {
      const own = await this.#request('seek', this.#wish);
      if (own !== null) {
        this.#heardFirst();
        await this.#hear(own);
        break;
      }
      await sleep(RETRY_MS);
    }
    this.#isAsking = false;
  }

  async #hear({ seek }: OwnSeek): Promise<void> {
    if (seek === null || seek.table === null) return;
    this.#heardFirst();
    this.tables.add(seek.table);
    this.waitedMs ??= performance.now() - this.#beganMs;
    await this.#confirm(seek.table);
  }

  /** Until the server knows that they have come, it names the table to them again. */
  async #confirm(table: string): Promise<void> {
    while (this.#socket.connected) {
      if ((await this.#request('cancelSeek', { table })) !== null) return this.close();
      await sleep(RETRY_MS);
    }
    this.#socket.once('connect', () => void this.#confirm(table));
  }

  /** One try; null if there was no answer that settles it. */
  async #request(name: 'seek' | 'cancelSeek', message: object): Promise<OwnSeek | null> {
    const socket = this.#socket.timeout(ANSWER_TIMEOUT_MS);
    const send = socket.emitWithAck.bind(socket) as (name: string, message: object) => Promise<Answer<OwnSeek>>;
    try {
      const answer = await send(name, message);
      return answer.ok ? answer.value : null;
    } catch {
      return null;
    }
  }
}
