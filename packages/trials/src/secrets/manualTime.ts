import type { Time } from '@pharos/server';

/** A time that passes only when it is told to: what depends on it is the same on both servers. */
export class ManualTime implements Time {
  #now = Date.parse('2030-01-01T12:00:00Z');
  #waiting: { readonly at: number; readonly wake: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, wake: () => void): () => void {
    const entry = { at: this.#now + Math.max(0, ms), wake };
    this.#waiting.push(entry);
    return () => void (this.#waiting = this.#waiting.filter((other) => other !== entry));
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { wake } of due) wake();
  }

  /** Calls everything off that was to come. */
  clear(): void {
    this.#waiting = [];
  }
}
