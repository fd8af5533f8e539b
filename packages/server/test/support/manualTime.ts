import type { Time } from '../../src/shared/time.ts';

/** A time that passes when a test says so. */
export class ManualTime implements Time {
  #now = Date.parse('2030-01-01T12:00:00Z');
  readonly #waiting = new Set<{ at: number; wake: () => void }>();

  now(): number {
    return this.#now;
  }

  after(ms: number, wake: () => void): () => void {
    const entry = { at: this.#now + Math.max(0, ms), wake };
    this.#waiting.add(entry);
    return () => this.#waiting.delete(entry);
  }

  /** Skips a long time, as if the machine had slept: what was due in between is due now, once. */
  async leap(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(0);
  }

  /** Lets time pass; whatever is due happens in order, with real time in between to be carried out. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const [next] = [...this.#waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#waiting.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    this.#now = end;
  }
}
