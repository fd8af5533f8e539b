import type { Memory, SeatId } from '@pharos/core';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Room } from './room.ts';
import { SeatQuestions } from './seatQuestions.ts';

/** Once for each turn somebody keeps it open, with some in reserve: the game is played again for it. */
const RATE = { burst: 6, perSecond: 1 };

/** Which cards the own seat of a player has seen and where they are now, where that was agreed on. */
export class Memories extends SeatQuestions<Memory> {
  protected override readonly what = 'card memory';
  protected override readonly rates = new TokenBuckets(RATE);

  protected override answer({ game, table }: Room, seat: SeatId): Memory {
    const memory = table.memory ? game.match.memory(seat) : null;
    if (memory === null) throw new Refusal('MEMORY_OFF', 'this table plays without card memory');
    return memory;
  }
}
