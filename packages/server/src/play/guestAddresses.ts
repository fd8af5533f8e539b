/** Guests whose address is remembered. */
const MOST = 50_000;
/** For whoever was never seen through this node: they share one place. */
const UNKNOWN = 'unknown';

/** Where guests were last seen to come from, through this node. Kept in memory only. */
export class Addresses {
  /** In the order in which they were seen. */
  readonly #seen = new Map<string, string>();

  note(guest: string, address: string): void {
    this.#seen.delete(guest);
    this.#seen.set(guest, address);
    if (this.#seen.size <= MOST) return;
    const [oldest] = this.#seen.keys();
    this.#seen.delete(oldest);
  }

  of(guest: string): string {
    return this.#seen.get(guest) ?? UNKNOWN;
  }
}
