import { taskFor, type Hint } from '@pharos/bots';
import type { SeatId } from '@pharos/core';
import type { HintCommand } from '@pharos/protocol';
import type { BotComputing } from '../bots/botPool.ts';
import type { HintTask } from '../bots/botTask.ts';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { checkPosition } from './checkPosition.ts';
import type { GuestAddresses } from './guestAddresses.ts';
import { ownSeat } from './ownSeat.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** A hint for each move, with some in reserve. */
const RATE = { burst: 6, perSecond: 0.5 };
/** Longer nobody likes to wait. */
const HINT_TIME_MS = 1000;

interface Dependencies extends BotComputing {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly addresses: Pick<GuestAddresses, 'get'>;
}

interface PendingHint {
  readonly guest: string;
  readonly seat: SeatId;
  readonly round: number;
  readonly task: HintTask;
  readonly abort: AbortController;
}

/** Tells players what a good player would consider, where that was agreed on. */
export class Hints {
  readonly #with: Dependencies;
  readonly #rates = new TokenBuckets(RATE);
  /** By table. */
  readonly #pending = new Map<string, Set<PendingHint>>();

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  async request(guest: { readonly id: string }, table: string, command: HintCommand): Promise<Hint[]> {
    const hint = await this.#with.rooms.read(table, (room) => this.#accept(room, guest.id, command));
    try {
      const requesters = [{ guest: guest.id, address: this.#with.addresses.get(guest.id) }];
      return await this.#with.pool.suggestMoves(hint.task, { requesters, table, signal: hint.abort.signal });
    } catch (error) {
      if (hint.abort.signal.aborted) throw new Refusal('STALE', 'the question is no longer open');
      throw error;
    } finally {
      this.#remove(table, hint);
    }
  }

  /** Aborts what nobody waits for any more. Called within the room's turn. */
  cancelStale(room: Room): void {
    for (const hint of this.#pending.get(room.id) ?? []) if (!isPending(room, hint)) hint.abort.abort();
  }

  stop(): void {
    for (const hints of this.#pending.values()) for (const { abort } of hints) abort.abort();
  }

  #accept(room: Room, guest: string, command: HintCommand): PendingHint {
    const { match } = room.game;
    const seat = ownSeat(room, guest, command.seat);
    if (!room.table.hints) throw new Refusal('HINTS_OFF', 'this table plays without hints');
    checkPosition(match, command.v);
    const { round } = match;
    if (!isPending(room, { seat, round })) throw new Refusal('NOT_YOUR_TURN', `seat ${seat} has no choice now`);
    this.#rates.takeOrRefuse(guest, this.#with.time.now(), 'hints');
    const timeout = Math.min(HINT_TIME_MS, this.#with.thinkTimeout);
    const task = { ...taskFor(match, seat, timeout, this.#with.draw), game: room.table.game };
    return this.#add(room.id, { guest, seat, round, task, abort: new AbortController() });
  }

  /** Who asks again has no use for the earlier answer. */
  #add(table: string, hint: PendingHint): PendingHint {
    const hints = this.#pending.get(table) ?? new Set();
    for (const earlier of hints) if (earlier.guest === hint.guest) earlier.abort.abort();
    this.#pending.set(table, hints.add(hint));
    return hint;
  }

  #remove(table: string, hint: PendingHint): void {
    const hints = this.#pending.get(table);
    hints?.delete(hint);
    if (hints?.size === 0) this.#pending.delete(table);
  }
}

function isPending({ table, runningGame }: Room, { seat, round }: Pick<PendingHint, 'seat' | 'round'>): boolean {
  if (runningGame === null || table.phase !== 'playing' || runningGame.match.round !== round) return false;
  return runningGame.acting().includes(seat) && runningGame.botAt(seat) === null;
}
