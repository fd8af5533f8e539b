import type { OwnSeek } from '@pharos/protocol';

/** A connection through which somebody looks for others. */
export interface Seeker {
  readonly guest: string;
  /** Others were found, or the search is over. */
  tell(own: OwnSeek): void;
}

interface Entry {
  readonly address: string;
  readonly connections: Set<Seeker>;
  /** Until when a request without a connection counts. */
  until: number;
}

/** Who looks for others through this node: as long as one of their connections lasts, or for a while after a request. */
export class Seekers {
  readonly #entries = new Map<string, Entry>();

  get guests(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(guest: string): boolean {
    return this.#entries.has(guest);
  }

  connectionsOf(guest: string): readonly Seeker[] {
    return [...(this.#entries.get(guest)?.connections ?? [])];
  }

  countAt(address: string): number {
    let count = 0;
    for (const entry of this.#entries.values()) if (entry.address === address) count++;
    return count;
  }

  /** Without a connection they count until the given time. */
  add(guest: string, address: string, connection: Seeker | null, until: number): void {
    const entry = this.#entries.get(guest) ?? { address, connections: new Set(), until: 0 };
    this.#entries.set(guest, entry);
    if (connection === null) entry.until = until;
    else entry.connections.add(connection);
  }

  /** Answers whether nobody is there for the guest any more. */
  disconnect(connection: Seeker, now: number): boolean {
    const entry = this.#entries.get(connection.guest);
    if (entry === undefined || !entry.connections.delete(connection)) return false;
    if (entry.connections.size > 0 || entry.until > now) return false;
    return this.#entries.delete(connection.guest);
  }

  remove(guest: string): void {
    this.#entries.delete(guest);
  }

  /** Drops requests of whoever did not ask again. */
  dropSilent(now: number): void {
    for (const [guest, { connections, until }] of this.#entries)
      if (connections.size === 0 && until <= now) this.#entries.delete(guest);
  }

  /** Those with a connection. */
  get connected(): readonly string[] {
    return [...this.#entries].filter(([, { connections }]) => connections.size > 0).map(([guest]) => guest);
  }
}
