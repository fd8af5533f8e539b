import type { SeatId } from '@pharos/core';
import type { Previews as PreviewsAnswer } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import type { Room } from './room.ts';
import { SeatQuestions } from './seatQuestions.ts';

/** Once for each position somebody looks at, with some in reserve: they cost little. */
const RATE = { burst: 12, perSecond: 2 };

/** What each move of a player would bring, as far as their own seat can know. */
export class Previews extends SeatQuestions<PreviewsAnswer> {
  protected override readonly what = 'previews';
  protected override readonly rates = new TokenBuckets(RATE);

  protected override answer({ game: { match, isStopped }, table }: Room, seat: SeatId): PreviewsAnswer {
    const previews = table.phase === 'playing' && !isStopped ? match.previews(seat) : {};
    if (Object.keys(previews).length === 0) throw new Refusal('NOT_YOUR_TURN', `seat ${seat} has no choice now`);
    return previews;
  }
}
