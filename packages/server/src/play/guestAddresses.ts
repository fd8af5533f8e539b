/** Guests whose address is remembered. */
const MAX_GUESTS = 50_000;
/** For whoever was never seen through this node: they share one address. */
const UNKNOWN = 'unknown';

/** The address each guest last came from, through this node. Kept in memory only. */
export class GuestAddresses {
  /** In the order in which they were seen. */
  readonly #addresses = new Map<string, string>();

  set(guest: string, address: string): void {
    this.#addresses.delete(guest);
    this.#addresses.set(guest, address);
    if (this.#addresses.size <= MAX_GUESTS) return;
    const [oldest] = this.#addresses.keys();
    this.#addresses.delete(oldest);
  }

  get(guest: string): string {
    return this.#addresses.get(guest) ?? UNKNOWN;
  }
}
