/** How long the last sight of somebody is remembered; who is away longer counts as away since the start. */
const MEMORY_MS = 60 * 60_000;

/** Those who follow a table through other nodes. */
interface Elsewhere {
  readonly guests: ReadonlySet<string>;
  readonly nameless: number;
}

const NOBODY: Elsewhere = { guests: new Set(), nameless: 0 };

interface Sight {
  connections: number;
  /** When the guest came or went. */
  at: number;
}

/** Who is at which table now, through this node or another one, and since when the others are away. */
export class Presence {
  readonly #began: number;
  readonly #seen = new Map<string, Map<string, Sight>>();
  readonly #elsewhere = new Map<string, Elsewhere>();

  constructor(began: number) {
    this.#began = began;
  }

  /** Answers whether the guest was away before. */
  arrive(table: string, guest: string, at: number): boolean {
    const sight = this.#sight(table, guest, at);
    sight.connections++;
    if (sight.connections > 1) return false;
    sight.at = at;
    return true;
  }

  /** Answers whether the guest is away now. */
  depart(table: string, guest: string, at: number): boolean {
    const sight = this.#sight(table, guest, at);
    sight.connections = Math.max(0, sight.connections - 1);
    if (sight.connections > 0) return false;
    sight.at = at;
    return true;
  }

  /** A sign of life without a connection, such as a move by HTTP. */
  notice(table: string, guest: string, at: number): void {
    const sight = this.#sight(table, guest, at);
    if (sight.connections === 0) sight.at = at;
  }

  isHere(table: string, guest: string): boolean {
    return (this.#seen.get(table)?.get(guest)?.connections ?? 0) > 0 || this.elsewhere(table).guests.has(guest);
  }

  elsewhere(table: string): Elsewhere {
    return this.#elsewhere.get(table) ?? NOBODY;
  }

  /** What is heard of other nodes. Answers whether that is news. */
  hear(table: string, now: Elsewhere, at: number): boolean {
    const before = this.elsewhere(table);
    const gone = [...before.guests].filter((guest) => !now.guests.has(guest));
    // When they went is not known to the second; the benefit of the doubt is theirs.
    for (const guest of gone) this.notice(table, guest, at);
    if (now.guests.size + now.nameless === 0) this.#elsewhere.delete(table);
    else this.#elsewhere.set(table, now);
    return gone.length > 0 || now.guests.size !== before.guests.size || now.nameless !== before.nameless;
  }

  /** Nobody follows the table through this node any more. */
  unwatched(table: string): void {
    this.#elsewhere.delete(table);
  }

  /** Null for somebody who is not here, through this node. */
  hereSince(table: string, guest: string): number | null {
    const sight = this.#seen.get(table)?.get(guest);
    return sight === undefined || sight.connections === 0 ? null : sight.at;
  }

  /** Null for somebody who is here. */
  awaySince(table: string, guest: string): number | null {
    if (this.elsewhere(table).guests.has(guest)) return null;
    const sight = this.#seen.get(table)?.get(guest);
    if (sight === undefined) return this.#began;
    return sight.connections > 0 ? null : sight.at;
  }

  /** Forgets those who left long ago. */
  tidy(now: number): void {
    for (const [table, guests] of this.#seen) {
      for (const [guest, sight] of guests) {
        if (sight.connections === 0 && now - sight.at > MEMORY_MS) guests.delete(guest);
      }
      if (guests.size === 0) this.#seen.delete(table);
    }
  }

  #sight(table: string, guest: string, at: number): Sight {
    const guests = this.#seen.get(table) ?? new Map<string, Sight>();
    this.#seen.set(table, guests);
    const sight = guests.get(guest) ?? { connections: 0, at };
    guests.set(guest, sight);
    return sight;
  }
}
