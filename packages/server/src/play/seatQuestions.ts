import type { SeatId } from '@pharos/core';
import type { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Time } from '../shared/time.ts';
import { checkPosition } from './checkPosition.ts';
import { ownSeat } from './ownSeat.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

interface Dependencies {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly time: Time;
}

/** A question about a seat, for the version the player is looking at. */
interface Question {
  readonly v: number;
  readonly seat?: number | undefined;
}

/** Answers what players ask about a seat of their own, at a bounded pace: it is computed in the thread of the server. */
export abstract class SeatQuestions<Value> {
  readonly #with: Dependencies;
  /** What is asked for, as refusals call it. */
  protected abstract readonly what: string;
  /** How often a guest may ask. */
  protected abstract readonly rates: TokenBuckets;

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  request(guest: { readonly id: string }, table: string, { v, seat: named }: Question): Promise<Value> {
    return this.#with.rooms.read(table, (room) => {
      const seat = ownSeat(room, guest.id, named);
      checkPosition(room.game.match, v);
      this.rates.takeOrRefuse(guest.id, this.#with.time.now(), this.what);
      return this.answer(room, seat);
    });
  }

  /** The answer, or a refusal. */
  protected abstract answer(room: Room, seat: SeatId): Value;
}
