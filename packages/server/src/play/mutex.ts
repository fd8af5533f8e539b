/** Lets one in at a time, in the order in which they ask. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the turn; answers how to end it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => (release = resolve));
    await before;
    return release;
  }

  /** Waits until everybody who has asked so far is done. */
  idle(): Promise<void> {
    return this.#last;
  }
}
