import { connect, type Server, type Socket } from 'node:net';
import { resetSocket, listenTcp, ignoreErrors } from './tcp.ts';

interface Backend {
  readonly port: number;
  isReady: boolean;
}

/** How often nodes are asked whether they can serve, and how long they have to say so. */
const ASK_EVERY_MS = 250;
const ANSWER_WITHIN_MS = 1000;
/** As long a newcomer waits when no node can serve. */
const HOLD_MS = 100;

/** Spreads connections over the nodes that answer `/readyz`, as a proxy in front of them does. */
export class Balancer {
  readonly #backends: Backend[];
  readonly #sockets = new Set<Socket>();
  readonly #asking: NodeJS.Timeout;
  #server: Server | null = null;
  #port = 0;
  #next = 0;

  private constructor(ports: readonly number[]) {
    this.#backends = ports.map((port) => ({ port, isReady: true }));
    this.#asking = setInterval(() => {
      for (const backend of this.#backends) void askReady(backend);
    }, ASK_EVERY_MS);
  }

  static async over(ports: readonly number[], port = 0): Promise<Balancer> {
    const balancer = new Balancer(ports);
    const listening = await listenTcp((socket) => balancer.#receive(socket), port);
    balancer.#server = listening.server;
    balancer.#port = listening.port;
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Resets every connection of a client. */
  cut(): void {
    for (const socket of this.#sockets) resetSocket(socket);
  }

  close(): void {
    clearInterval(this.#asking);
    this.#server?.close();
    this.cut();
  }

  #receive(near: Socket): void {
    ignoreErrors(near);
    near.setNoDelay();
    this.#sockets.add(near);
    near.on('close', () => this.#sockets.delete(near));
    this.#pass(near);
  }

  /** To the next node that can serve; another one if nobody answers there. */
  #pass(near: Socket): void {
    if (near.destroyed || this.#server?.listening !== true) {
      near.destroy();
      return;
    }
    const backend = this.#choose();
    if (backend === null) {
      setTimeout(() => this.#pass(near), HOLD_MS);
      return;
    }
    const far = connect({ port: backend.port, host: '127.0.0.1' });
    far.setNoDelay();
    const tryAnother = (): void => {
      backend.isReady = false;
      this.#pass(near);
    };
    far.once('error', tryAnother);
    far.once('connect', () => {
      far.off('error', tryAnother);
      join(near, far);
    });
  }

  #choose(): Backend | null {
    const ready = this.#backends.filter(({ isReady }) => isReady);
    return ready.length === 0 ? null : ready[this.#next++ % ready.length];
  }
}

function join(near: Socket, far: Socket): void {
  ignoreErrors(far);
  near.pipe(far);
  far.pipe(near);
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
}

async function askReady(backend: Backend): Promise<void> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`http://127.0.0.1:${backend.port}/readyz`, { signal });
    backend.isReady = answer.ok;
    await answer.body?.cancel();
  } catch {
    backend.isReady = false;
  }
}
