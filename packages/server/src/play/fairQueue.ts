/**
 * Lets so many work at a time. Parties that wait take turns, whatever the length of their lines: a table with many bots
 * never keeps another one waiting for all of them.
 */
export class FairQueue {
  #free: number;
  /** Parties in the order in which they are served, each with those who wait. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #count = 0;

  constructor(places: number) {
    this.#free = places;
  }

  /** How many wait. */
  get length(): number {
    return this.#count;
  }

  async pass<Value>(party: string, work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free--;
    else await this.#wait(party);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(party: string): Promise<void> {
    this.#count++;
    return new Promise((resolve) => {
      const line = this.#waiting.get(party) ?? [];
      line.push(resolve);
      this.#waiting.set(party, line);
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#free++;
      return;
    }
    const [party, line] = first;
    const [wake, ...rest] = line;
    this.#waiting.delete(party);
    if (rest.length > 0) this.#waiting.set(party, rest);
    this.#count--;
    wake();
  }
}
