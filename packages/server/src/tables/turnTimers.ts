import type { SeatId } from '@pharos/core';
import type { Presence } from '../play/presence.ts';
import type { Room } from '../play/room.ts';
import type { NewEntry, StandInReason } from '../play/runningGame.ts';
import type { Time } from '../shared/time.ts';

/** Without a clock, how long the others wait for somebody who is away and has to move. */
const ABSENCE_TIMEOUT_MS = 5 * 60_000;
/** Nobody loses on time while the server itself was away: people get this long to come back. */
const RESTART_GRACE_MS = 15_000;
/** After a failure of storage, or while another node has the table. */
const RETRY_MS = 1000;

interface Dependencies {
  readonly presence: Pick<Presence, 'awaySince' | 'presentSince'>;
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

/** Calls a bot in for whoever lets the others wait too long. A timer for each table; all follow from what is stored. */
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
    const expiries = this.#expiries(room);
    this.#set(room.id, expiries.length === 0 ? null : Math.min(...expiries.map(({ at }) => at)));
  }

  /** Nobody here has to do with the table any more. */
  cancel(table: string): void {
    this.#set(table, null);
  }

  /** Calls bots in for those whose time is over; answers whether there were any. Called within the room's turn. */
  async expire(room: Room): Promise<boolean> {
    const now = this.#with.time.now();
    const expired = this.#expiries(room).filter(({ at }) => at <= now);
    const entries = expired.map(({ seat, reason }) => standInEntry(seat, reason, now));
    if (entries.length > 0) await room.append(...entries);
    this.schedule(room);
    return entries.length > 0;
  }

  /** When the first clock runs out, as far as this node is concerned. */
  nextTimeout(room: Room): Date | null {
    const timeouts = this.#expiries(room).filter(({ reason }) => reason === 'timeout');
    return timeouts.length === 0 ? null : new Date(Math.min(...timeouts.map(({ at }) => at)));
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

/** A bot plays for a seat from now on. */
export function standInEntry(seat: SeatId, reason: StandInReason, now: number): NewEntry {
  return { kind: 'standIn', seat, text: reason, by_bot: false, command: null, at: new Date(now) };
}
