import type { Requester } from '../bots/botPool.ts';
import type { Time } from '../shared/time.ts';
import type { GuestAddresses } from './guestAddresses.ts';
import type { Presence, PresenceExchange } from './presence.ts';
import type { Room } from './room.ts';
import type { Watchers } from './watchers.ts';

/** How long after the last sign of anybody bots still play: pages are loaded again, trains pass tunnels. */
const ACTIVE_MS = 60_000;

interface Dependencies {
  readonly time: Time;
  readonly watchers: Pick<Watchers, 'isWatched'>;
  readonly presence: Presence;
  readonly presenceSync: Pick<PresenceExchange, 'refresh'>;
  readonly addresses: GuestAddresses;
  readonly isShared: boolean;
}

/** Whether anybody waits for the bots of a table, and who. Bots play for people only. */
export class TableActivity {
  readonly #with: Dependencies;
  readonly #startedAt: number;
  /** When somebody did something at a table, besides watching it; the oldest first. */
  readonly #lastTouched = new Map<string, number>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#startedAt = dependencies.time.now();
  }

  /** Somebody looked at the table, moved there or went away. */
  touch(table: string): void {
    const now = this.#with.time.now();
    this.#lastTouched.delete(table);
    this.#lastTouched.set(table, now);
    for (const [one, at] of this.#lastTouched) {
      if (now - at < ACTIVE_MS) return;
      this.#lastTouched.delete(one);
    }
  }

  /** Whether somebody watches the table, through whichever node, or did something there a moment ago. */
  async isActive(table: string): Promise<boolean> {
    if (this.#isActiveHere(table)) return true;
    if (!this.#with.isShared) return false;
    await this.#with.presenceSync.refresh([table]);
    return this.#isActiveHere(table);
  }

  /** Those at the table for whom its bots play; whoever opened it, if none of the players is there. */
  requesters({ id, table, seats }: Room): Requester[] {
    const { presence, addresses } = this.#with;
    const players = new Set(
      seats.flatMap(({ guest }) => (guest === null || !presence.isPresent(id, guest) ? [] : [guest])),
    );
    return [...(players.size === 0 ? [table.host] : players)].map((guest) => ({
      guest,
      address: addresses.get(guest),
    }));
  }

  /** After a start, those who were there get the time to come back. */
  #isActiveHere(table: string): boolean {
    const { watchers, presence, time } = this.#with;
    if (watchers.isWatched(table)) return true;
    const { guests, nameless } = presence.onOtherNodes(table);
    return guests.size + nameless > 0 || time.now() - (this.#lastTouched.get(table) ?? this.#startedAt) < ACTIVE_MS;
  }
}
