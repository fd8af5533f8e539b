import { connect, type Server, type Socket } from 'node:net';
import { resetSocket, listenTcp, ignoreErrors } from './tcp.ts';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Stands between two parties and lets nothing through when told so. */
export class TcpProxy {
  readonly #target: number;
  readonly #pairs = new Set<Pair>();
  #server: Server | null = null;
  #port = 0;
  #state: 'open' | 'closed' | 'silent' = 'open';
  /** Cuts the connection on which this is said next, once it has been passed on. */
  #cutTrigger: { readonly words: string; readonly sprung: () => void } | null = null;

  private constructor(target: number) {
    this.#target = target;
  }

  static async to(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    const { server, port } = await listenTcp((near) => proxy.#receive(near));
    proxy.#server = server;
    proxy.#port = port;
    return proxy;
  }

  get port(): number {
    return this.#port;
  }

  /** Resets every connection; new ones are welcome. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      resetSocket(near);
      resetSocket(far);
    }
  }

  /** Resets every connection and refuses new ones. */
  shut(): void {
    this.#state = 'closed';
    this.cut();
  }

  /** Nothing arrives any more, and nobody is told: as if a cable were pulled. */
  silence(): void {
    this.#state = 'silent';
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Everything goes through again; what was held back arrives late. */
  restore(): void {
    this.#state = 'open';
    for (const { near, far } of this.#pairs) {
      near.resume();
      far.resume();
    }
  }

  /** The next connection on which these words are said is reset before there is an answer. Answers when it happened. */
  cutAfter(words: string): Promise<void> {
    return new Promise((sprung) => {
      this.#cutTrigger = { words, sprung };
    });
  }

  /** Nobody is waited for any more. */
  disarm(): void {
    this.#cutTrigger?.sprung();
    this.#cutTrigger = null;
  }

  close(): void {
    this.disarm();
    this.shut();
    this.#server?.close();
  }

  #receive(near: Socket): void {
    ignoreErrors(near);
    if (this.#state === 'closed') {
      resetSocket(near);
      return;
    }
    const far = connect({ port: this.#target, host: '127.0.0.1' });
    ignoreErrors(far);
    const pair = { near, far };
    this.#pairs.add(pair);
    near.setNoDelay();
    far.setNoDelay();
    near.on('data', (data) => this.#passOn(pair, data));
    far.on('data', (data) => near.write(data));
    near.on('close', () => this.#forget(pair));
    far.on('close', () => this.#forget(pair));
    if (this.#state === 'silent') this.silence();
  }

  #passOn({ near, far }: Pair, data: Buffer): void {
    if (this.#cutTrigger === null || !data.includes(this.#cutTrigger.words)) {
      far.write(data);
      return;
    }
    const { sprung } = this.#cutTrigger;
    this.#cutTrigger = null;
    // What is said arrives in full; only the answer has no way back.
    far.end(data);
    resetSocket(near);
    sprung();
  }

  #forget(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.near.destroy();
    // The other end may still be reading what came last.
    if (!pair.far.writableEnded) pair.far.destroy();
  }
}
