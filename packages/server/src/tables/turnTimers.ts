import type { SeatId } from '@pharos/core';
import { agreedEntry, endAfterLeaving } from '../play/offerEntries.ts';
import type { Presence, PresenceExchange } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { NewEntry, StandInReason } from '../play/logEntries.ts';
import type { Time } from '../shared/time.ts';

/** Without a clock, how long the others wait for somebody who is away and has to move. */
const ABSENCE_TIMEOUT_MS = 5 * 60_000;
/** Nobody loses on time while the server itself was away: people get this long to come back. */
const RESTART_GRACE_MS = 15_000;
/** After a failure of storage, or while another node has the table. */
const RETRY_MS = 1000;

interface Dependencies {
  readonly presence: Pick<Presence, 'awaySince' | 'presentSince'>;
  readonly presenceSync: Pick<PresenceExchange, 'refresh'>;
  readonly time: Time;
  /** Claims a table and does what is due there; answers false if another node has it. */
  claim(table: string): Promise<boolean>;
  reportError(error: unknown): void;
}

interface Expiry {
  readonly seat: SeatId;
  readonly at: number;
  readonly reason: StandInReason;
}

/** Calls a bot in for whoever lets the others wait too long, and ends votes. A timer for each table; all follow from what is stored. */
export class TurnTimers {
  readonly #with: Dependencies;
  readonly #earliest: number;
  readonly #timers = new Map<string, () => void>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#earliest = dependencies.time.now() + RESTART_GRACE_MS;
  }

  /** Sets the timer of a table anew. Called within the room's turn. */
  schedule(room: Room): void {
    this.#set(room.id, earliestOf([...this.#expiries(room).map(({ at }) => at), this.#voteEnd(room)]));
  }

  /** Nobody here has to do with the table any more. */
  cancel(table: string): void {
    this.#set(table, null);
  }

  /** Calls bots in for those whose time is over; answers whether there were any. Called within the room's turn. */
  async expire(room: Room): Promise<boolean> {
    const now = this.#with.time.now();
    const expired = this.#expiries(room).filter(({ at }) => at <= now);
    if (expired.length > 0) {
      const seats = expired.map(({ seat }) => seat);
      const ended = endAfterLeaving(room.game, seats, new Date(now));
      await room.append(...expired.map(({ seat, reason }) => standInEntry(seat, reason, now)), ...ended);
    }
    this.schedule(room);
    return expired.length > 0;
  }

  /**
   * Ends a vote whose time is over; answers whether there was one. Those who are away do not keep the others from ending
   * the game; somebody who is there and says nothing does. Called within the room's turn.
   */
  async expireVote(room: Room): Promise<boolean> {
    const { time, presence, presenceSync } = this.#with;
    const end = this.#voteEnd(room);
    if (end === null || end > time.now()) return false;
    await presenceSync.refresh([room.id]);
    const { game, seats } = room;
    const { open } = game.offers;
    if (open === null) return false;
    const isAway = (seat: SeatId): boolean => presence.awaySince(room.id, seats[seat].guest ?? '') !== null;
    const at = new Date(time.now());
    const lapse = { kind: 'lapse', seat: open.seat, text: null, by_bot: false, command: null, at } as const;
    await room.append(game.asked().every(isAway) ? agreedEntry(open, at) : lapse);
    return true;
  }

  /** When the first clock or a vote runs out, as far as this node is concerned. */
  nextTimeout(room: Room): Date | null {
    const timeouts = this.#expiries(room).filter(({ reason }) => reason === 'timeout');
    const next = earliestOf([...timeouts.map(({ at }) => at), this.#voteEnd(room)]);
    return next === null ? null : new Date(next);
  }

  stop(): void {
    this.#isStopped = true;
    for (const id of this.#timers.keys()) this.#set(id, null);
  }

  #set(id: string, at: number | null): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    if (at === null || this.#isStopped) return;
    const { time } = this.#with;
    this.#timers.set(
      id,
      time.after(at - time.now(), () => void this.#fire(id)),
    );
  }

  async #fire(id: string): Promise<void> {
    const again = (): void => this.#set(id, this.#with.time.now() + RETRY_MS);
    try {
      if (!(await this.#with.claim(id))) again();
    } catch (error) {
      this.#with.reportError(error);
      again();
    }
  }

  #voteEnd({ table, runningGame }: Room): number | null {
    const deadline = table.phase === 'playing' ? (runningGame?.offers.deadline ?? null) : null;
    return deadline === null ? null : Math.max(deadline, this.#earliest);
  }

  /** When each person who has to choose is replaced by a bot. */
  #expiries(room: Room): Expiry[] {
    const { runningGame } = room;
    if (runningGame === null || room.table.phase !== 'playing') return [];
    return runningGame.acting().flatMap((seat): Expiry[] => {
      if (runningGame.botAt(seat) !== null) return [];
      const deadline = runningGame.clocks.deadline(seat) ?? this.#absence(room, seat);
      const reason = runningGame.clocks.rule.kind === 'none' ? 'absent' : 'timeout';
      return deadline === null ? [] : [{ seat, at: Math.max(deadline, this.#earliest), reason }];
    });
  }

  /** Somebody away may stay away as long as nobody waits for them. */
  #absence(room: Room, seat: SeatId): number | null {
    const { guest } = room.seats[seat];
    if (guest === null || room.table.clock.kind !== 'none') return null;
    const away = this.#with.presence.awaySince(room.id, guest);
    const awaited = this.#awaitedSince(room, guest);
    const since = room.runningGame?.clocks.runningSince(seat) ?? null;
    return away === null || awaited === null || since === null
      ? null
      : Math.max(away, awaited, since) + ABSENCE_TIMEOUT_MS;
  }

  /** Since when another player has been there and waits; null if nobody is. */
  #awaitedSince(room: Room, guest: string): number | null {
    const others = room.seats.flatMap((row) => (row.guest === null || row.guest === guest ? [] : [row.guest]));
    const times = others.map((other) => this.#with.presence.presentSince(room.id, other)).filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }
}

function earliestOf(times: readonly (number | null)[]): number | null {
  const known = times.filter((at) => at !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** A bot plays for a seat from now on. */
export function standInEntry(seat: SeatId, reason: StandInReason, now: number): NewEntry {
  return { kind: 'standIn', seat, text: reason, by_bot: false, command: null, at: new Date(now) };
}
