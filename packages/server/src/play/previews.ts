import type { Previews as PreviewsAnswer, PreviewsCommand } from '@pharos/protocol';
import { Refusal } from '../shared/refusal.ts';
import type { Time } from '../shared/time.ts';
import { TokenBuckets } from '../shared/tokenBuckets.ts';
import { checkPosition } from './checkPosition.ts';
import { ownSeat } from './ownSeat.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** Once for each position somebody looks at, with some in reserve: they cost little, but in the thread of the server. */
const RATE = { burst: 12, perSecond: 2 };

interface Dependencies {
  readonly rooms: Pick<Rooms, 'read'>;
  readonly time: Time;
}

/** Answers players what each of their moves would bring, as far as their own seat can know. */
export class Previews {
  readonly #with: Dependencies;
  readonly #rates = new TokenBuckets(RATE);

  constructor(dependencies: Dependencies) {
    this.#with = dependencies;
  }

  request(guest: { readonly id: string }, table: string, command: PreviewsCommand): Promise<PreviewsAnswer> {
    return this.#with.rooms.read(table, (room) => this.#previews(room, guest.id, command));
  }

  #previews(room: Room, guest: string, command: PreviewsCommand): PreviewsAnswer {
    const { match, isStopped } = room.game;
    const seat = ownSeat(room, guest, command.seat);
    checkPosition(match, command.v);
    this.#rates.takeOrRefuse(guest, this.#with.time.now(), 'previews');
    const previews = room.table.phase === 'playing' && !isStopped ? match.previews(seat) : {};
    if (Object.keys(previews).length === 0) throw new Refusal('NOT_YOUR_TURN', `seat ${seat} has no choice now`);
    return previews;
  }
}
