import type { Socket } from 'node:net';

/** Open connections by key. */
export class ConnectionCounts {
  readonly #counts = new Map<string, number>();

  /** Counts a connection until it closes; answers how many there are now. */
  add(key: string, socket: Pick<Socket, 'once'>): number {
    const count = this.of(key) + 1;
    this.#counts.set(key, count);
    socket.once('close', () => this.#remove(key));
    return count;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  #remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
