import type { SeatId } from '@pharos/core';
import type { Change, StandInReason } from '../play/runningGame.ts';
import type { Room } from '../play/room.ts';
import type { Time } from '../shared/time.ts';
import type { Presence } from '../play/presence.ts';

/** Without a clock, how long the others wait for somebody who is away and has to move. */
const ABSENCE_MS = 5 * 60_000;
/** Nobody loses on time while the server itself was away: people get this long to come back. */
const AFTER_START_MS = 15_000;
/** After a failure of storage, or while another node is in charge. */
const RETRY_MS = 1000;

interface Dependencies {
  readonly presence: Presence;
  readonly time: Time;
  /** Takes charge of a table and does what is due there; answers whether nobody else is in charge. */
  attend(table: string): Promise<boolean>;
  record(room: Room, ...changes: Change[]): Promise<void>;
  complain(error: unknown): void;
}

interface Expiry {
  readonly seat: SeatId;
  readonly at: number;
  readonly reason: StandInReason;
}

/** Calls a bot in for whoever lets the others wait too long. A timer for each table; all follow from what is stored. */
export class Timers {
  readonly #with: Dependencies;
  readonly #earliest: number;
  readonly #armed = new Map<string, () => void>();
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
    this.#earliest = dependencies.time.now() + AFTER_START_MS;
  }

  /** Sets the timer of a table anew. Called within the room's turn. */
  arm(room: Room): void {
    const expiries = this.#expiries(room);
    this.#set(room.id, expiries.length === 0 ? null : Math.min(...expiries.map(({ at }) => at)));
  }

  /** Nobody here has to do with the table any more. */
  disarm(table: string): void {
    this.#set(table, null);
  }

  /** Calls bots in for those whose time is over; answers whether there were any. Called within the room's turn. */
  async check(room: Room): Promise<boolean> {
    const now = this.#with.time.now();
    const expired = this.#expiries(room).filter(({ at }) => at <= now);
    const changes = expired.map(({ seat, reason }) => standInChange(seat, reason, now));
    if (changes.length > 0) await this.#with.record(room, ...changes);
    this.arm(room);
    return changes.length > 0;
  }

  /** When the first clock runs out, as far as this node is concerned. */
  nextTimeout(room: Room): Date | null {
    const timeouts = this.#expiries(room).filter(({ reason }) => reason === 'timeout');
    return timeouts.length === 0 ? null : new Date(Math.min(...timeouts.map(({ at }) => at)));
  }

  stop(): void {
    this.#isStopped = true;
    for (const id of this.#armed.keys()) this.#set(id, null);
  }

  #set(id: string, at: number | null): void {
    this.#armed.get(id)?.();
    this.#armed.delete(id);
    if (at === null || this.#isStopped) return;
    const { time } = this.#with;
    this.#armed.set(
      id,
      time.after(at - time.now(), () => void this.#fire(id)),
    );
  }

  async #fire(id: string): Promise<void> {
    const again = (): void => this.#set(id, this.#with.time.now() + RETRY_MS);
    try {
      if (!(await this.#with.attend(id))) again();
    } catch (error) {
      this.#with.complain(error);
      again();
    }
  }

  /** When patience with each acting person ends. */
  #expiries(room: Room): Expiry[] {
    const { playing } = room;
    if (playing === null || room.table.phase !== 'playing') return [];
    return playing.acting().flatMap((seat): Expiry[] => {
      if (playing.botAt(seat) !== null) return [];
      const deadline = playing.clocks.deadline(seat) ?? this.#absence(room, seat);
      const reason = playing.clocks.rule.kind === 'none' ? 'absent' : 'timeout';
      return deadline === null ? [] : [{ seat, at: Math.max(deadline, this.#earliest), reason }];
    });
  }

  /** Somebody away may stay away as long as nobody waits for them. */
  #absence(room: Room, seat: SeatId): number | null {
    const { guest } = room.seats[seat];
    if (guest === null || room.table.clock.kind !== 'none') return null;
    const away = this.#with.presence.awaySince(room.id, guest);
    const awaited = this.#awaitedSince(room, guest);
    const since = room.playing?.clocks.runningSince(seat) ?? null;
    return away === null || awaited === null || since === null ? null : Math.max(away, awaited, since) + ABSENCE_MS;
  }

  /** Since when another player has been there and waits; null if nobody is. */
  #awaitedSince(room: Room, guest: string): number | null {
    const others = room.seats.flatMap((row) => (row.guest === null || row.guest === guest ? [] : [row.guest]));
    const times = others.map((other) => this.#with.presence.hereSince(room.id, other)).filter((at) => at !== null);
    return times.length === 0 ? null : Math.min(...times);
  }
}

export function standInChange(seat: SeatId, reason: StandInReason, now: number): Change {
  return { kind: 'standIn', seat, text: reason, by_bot: false, command: null, at: new Date(now) };
}
