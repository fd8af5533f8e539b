/** How long it is remembered when somebody was last there; who is away longer counts as away since the start. */
const MEMORY_MS = 60 * 60_000;

/** Those who watch a table through other nodes. */
interface OtherNodes {
  readonly guests: ReadonlySet<string>;
  readonly nameless: number;
}

const NO_OTHER_NODES: OtherNodes = { guests: new Set(), nameless: 0 };

/** Exchanges with other nodes who is at which table. */
export interface PresenceExchange {
  /** Asks who watches tables through other nodes; answers those where somebody came or went. */
  refresh(tables: readonly string[]): Promise<string[]>;
  /** Tells the other nodes who watches a table through this one. */
  publish(table: string): Promise<void>;
}

interface Sighting {
  connections: number;
  /** When the guest came or went. */
  at: number;
}

/** Who is at which table now, through this node or another one, and since when the others are away. */
export class Presence {
  readonly #startedAt: number;
  readonly #sightings = new Map<string, Map<string, Sighting>>();
  readonly #otherNodes = new Map<string, OtherNodes>();

  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  /** Answers whether the guest was away before. */
  connect(table: string, guest: string, at: number): boolean {
    const sighting = this.#sightingOf(table, guest, at);
    sighting.connections++;
    if (sighting.connections > 1) return false;
    sighting.at = at;
    return true;
  }

  /** Answers whether the guest is away now. */
  disconnect(table: string, guest: string, at: number): boolean {
    const sighting = this.#sightingOf(table, guest, at);
    sighting.connections = Math.max(0, sighting.connections - 1);
    if (sighting.connections > 0) return false;
    sighting.at = at;
    return true;
  }

  /** A sign of life without a connection, such as a move by HTTP. */
  touch(table: string, guest: string, at: number): void {
    const sighting = this.#sightingOf(table, guest, at);
    if (sighting.connections === 0) sighting.at = at;
  }

  isPresent(table: string, guest: string): boolean {
    return (this.#sightings.get(table)?.get(guest)?.connections ?? 0) > 0 || this.onOtherNodes(table).guests.has(guest);
  }

  onOtherNodes(table: string): OtherNodes {
    return this.#otherNodes.get(table) ?? NO_OTHER_NODES;
  }

  /** Who watches a table through other nodes. Answers whether that is new. */
  setOtherNodes(table: string, now: OtherNodes, at: number): boolean {
    const before = this.onOtherNodes(table);
    const gone = [...before.guests].filter((guest) => !now.guests.has(guest));
    // When they went is not known to the second; the benefit of the doubt is theirs.
    for (const guest of gone) this.touch(table, guest, at);
    if (now.guests.size + now.nameless === 0) this.#otherNodes.delete(table);
    else this.#otherNodes.set(table, now);
    return gone.length > 0 || now.guests.size !== before.guests.size || now.nameless !== before.nameless;
  }

  /** Nobody watches the table through this node any more. */
  forgetOtherNodes(table: string): void {
    this.#otherNodes.delete(table);
  }

  /** Null for somebody who is not here, through this node. */
  presentSince(table: string, guest: string): number | null {
    const sighting = this.#sightings.get(table)?.get(guest);
    return sighting === undefined || sighting.connections === 0 ? null : sighting.at;
  }

  /** Null for somebody who is here. */
  awaySince(table: string, guest: string): number | null {
    if (this.onOtherNodes(table).guests.has(guest)) return null;
    const sighting = this.#sightings.get(table)?.get(guest);
    if (sighting === undefined) return this.#startedAt;
    return sighting.connections > 0 ? null : sighting.at;
  }

  /** Forgets those who left long ago. */
  evictOld(now: number): void {
    for (const [table, guests] of this.#sightings) {
      for (const [guest, sighting] of guests) {
        if (sighting.connections === 0 && now - sighting.at > MEMORY_MS) guests.delete(guest);
      }
      if (guests.size === 0) this.#sightings.delete(table);
    }
  }

  #sightingOf(table: string, guest: string, at: number): Sighting {
    const guests = this.#sightings.get(table) ?? new Map<string, Sighting>();
    this.#sightings.set(table, guests);
    const sighting = guests.get(guest) ?? { connections: 0, at };
    guests.set(guest, sighting);
    return sighting;
  }
}
