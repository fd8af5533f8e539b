import type { Memory } from '@pharos/core';
import type { MemoryCommand } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { checkPosition } from './checkPosition.ts';
import { ownSeat } from './ownSeat.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Once for each turn somebody keeps it open, with some in reserve: an Age is played again for it, in the thread of the server. */
const RATE = { burst: 6, perSecond: 1 };

interface Dependencies {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly time: Time;
}

/** Answers players which cards their own seat has seen and where they are now, where that was agreed on. */
export class Memories {
  readonly #with: Dependencies;
  readonly #rates = new TokenBuckets(RATE);

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  request(guest: { readonly id: string }, table: string, command: MemoryCommand): Promise<Memory> {
    return this.#with.rooms.read(table, (room) => this.#memory(room, guest.id, command));
  }

  #memory(room: Room, guest: string, command: MemoryCommand): Memory {
    const { match } = room.game;
    const seat = ownSeat(room, guest, command.seat);
    if (!room.table.memory) throw new Refusal('MEMORY_OFF', 'this table plays without card memory');
    checkPosition(match, command.v);
    this.#rates.takeOrRefuse(guest, this.#with.time.now(), 'card memory');
    const memory = match.memory(seat);
    if (memory === null) throw new Refusal('MEMORY_OFF', 'this game has nothing to remember');
    return memory;
  }
}
