import type { Rng } from '@pharos/core';
import { WebSocket } from 'ws';
import type { Targets } from './commands.ts';
import { nextFrame, type Frame } from './frames.ts';
import type { FuzzTally } from './tally.ts';

/**
 * A connection that was told to leave its room, or is put off, says nothing any more. Whoever gives up sooner than a slow
 * machine answers sends more than it can take.
 */
const ANSWER_TIMEOUT_MS = 15_000;
const FLUSH_ID = 999_999;

/** Sends frames nobody should send, over one connection after another, and reads what comes back. */
export class SocketAttacker {
  readonly #address: string;
  readonly #cookie: string;
  readonly #targets: Targets;
  readonly #tally: FuzzTally;
  readonly #rng: Rng;
  /** What was asked under which number. */
  readonly #sent = new Map<number, Frame>();
  #socket: WebSocket | null = null;
  #flushed: () => void = () => undefined;
  #id = 0;

  constructor(url: string, cookie: string, targets: Targets, tally: FuzzTally, rng: Rng) {
    this.#address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    this.#cookie = cookie;
    this.#targets = targets;
    this.#tally = tally;
    this.#rng = rng;
  }

  /** Sends so many and waits until they have been worked off, or the server has had enough. */
  async attack(count: number): Promise<void> {
    this.#socket ??= await this.#connect();
    const socket = this.#socket;
    for (let sent = 0; sent < count && socket?.readyState === WebSocket.OPEN; sent++) this.#send(socket);
    if (socket === null || !(await this.#drained(socket))) this.close();
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #send(socket: WebSocket): void {
    const id = ++this.#id % 100_000;
    const frame = nextFrame(this.#targets, id, this.#rng);
    this.#sent.set(id, frame);
    this.#tally.sent++;
    this.#tally.frames++;
    socket.send(frame);
  }

  #connect(): Promise<WebSocket | null> {
    const socket = new WebSocket(this.#address, { headers: { cookie: this.#cookie }, perMessageDeflate: false });
    return new Promise((resolve) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send('40');
        else if (text.startsWith('40')) resolve(socket);
        else this.#read(text, socket);
      });
      socket.on('error', () => resolve(null));
      socket.on('close', () => {
        this.#tally.closed++;
        this.#flushed();
        resolve(null);
      });
      setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS).unref();
    });
  }

  #drained(socket: WebSocket): Promise<boolean> {
    if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
      this.#flushed = () => {
        clearTimeout(timer);
        resolve(socket.readyState === WebSocket.OPEN);
      };
      // The database has to be asked for this one, after all that was sent before it.
      socket.send(`42${FLUSH_ID}["watch",{"table":"nosuchtabl"}]`);
    });
  }

  #read(text: string, socket: WebSocket): void {
    if (text === '2') socket.send('3');
    const [, id, body] = /^43(\d+)(.*)$/s.exec(text) ?? [];
    if (id === undefined || body === undefined) return;
    if (Number(id) === FLUSH_ID) return this.#flushed();
    const about = String(this.#sent.get(Number(id)));
    try {
      const [answer] = JSON.parse(body) as [{ ok: boolean; problem?: { code: string } }];
      this.#tally.addAnswer(answer.ok ? 'OK' : (answer.problem?.code ?? 'nothing'), about);
    } catch {
      this.#tally.addFault(`"${text.slice(0, 60)}" in answer to ${about.slice(0, 300)}`);
    }
  }
}
