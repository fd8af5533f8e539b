import type { Addresses } from './guestAddresses.ts';
import type { Company } from '../nodes/presenceSync.ts';
import type { Presence } from './presence.ts';
import type { Time } from '../shared/time.ts';
import type { Audience } from './watchers.ts';
import type { Owner } from '../bots/botPool.ts';
import type { Room } from './room.ts';

/** How long after the last sign of anybody bots still play: pages are loaded again, trains pass tunnels. */
const LASTS_MS = 60_000;

interface Dependencies {
  readonly time: Time;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly company: Company;
  readonly addresses: Addresses;
  readonly isShared: boolean;
}

/** Whether anybody waits for the bots of a table, and who. Bots play for people only. */
export class Attendance {
  readonly #with: Dependencies;
  readonly #began: number;
  /** When somebody gave a sign of life at a table, besides following it; the oldest first. */
  readonly #signs = new Map<string, number>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#began = dependencies.time.now();
  }

  /** Somebody looked at the table, moved there or went away. */
  note(table: string): void {
    const now = this.#with.time.now();
    this.#signs.delete(table);
    this.#signs.set(table, now);
    for (const [one, at] of this.#signs) {
      if (now - at < LASTS_MS) return;
      this.#signs.delete(one);
    }
  }

  /** Whether somebody follows the table, through whichever node, or did something there a moment ago. */
  async isAttended(table: string): Promise<boolean> {
    if (this.#isAttendedHere(table)) return true;
    if (!this.#with.isShared) return false;
    await this.#with.company.ask([table]);
    return this.#isAttendedHere(table);
  }

  /** Those at the table for whom its bots think; whoever opened it, if none of the players is there. */
  owners({ id, table, seats }: Room): Owner[] {
    const { presence, addresses } = this.#with;
    const players = new Set(
      seats.flatMap(({ guest }) => (guest === null || !presence.isHere(id, guest) ? [] : [guest])),
    );
    return [...(players.size === 0 ? [table.host] : players)].map((guest) => ({ guest, address: addresses.of(guest) }));
  }

  /** After a start, those who were there get the time to come back. */
  #isAttendedHere(table: string): boolean {
    const { audience, presence, time } = this.#with;
    if (audience.isWatched(table)) return true;
    const { guests, nameless } = presence.elsewhere(table);
    return guests.size + nameless > 0 || time.now() - (this.#signs.get(table) ?? this.#began) < LASTS_MS;
  }
}
