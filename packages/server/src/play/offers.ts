import type { SeatId } from '@pharos/core';
import type { ClosedOffer, OfferKind } from '@pharos/protocol';
import type { LogRow } from '../storage/schema.ts';

/** How long those who are away are waited for before the others decide without them, unless the game is played by correspondence. */
export const VOTE_MS = 120_000;

/** An offer that waits for answers. */
export interface OpenOffer {
  readonly id: number;
  readonly what: OfferKind;
  readonly seat: SeatId;
  readonly at: number;
  /** Seats that have agreed. */
  readonly agreed: readonly SeatId[];
}

/** What the players of a game ask each other: at most one thing at a time. It follows from the log. */
export class Offers {
  readonly #voteMs: number;
  #count = 0;
  #open: OpenOffer | null = null;
  #closed: ClosedOffer | null = null;

  constructor(voteMs: number) {
    this.#voteMs = voteMs;
  }

  get open(): OpenOffer | null {
    return this.#open;
  }

  /** What became of the last one, until the next move. */
  get closed(): ClosedOffer | null {
    return this.#closed;
  }

  /** When an offer is decided without those who are away; null if it falls away with the next move. */
  get deadline(): number | null {
    return this.#open?.what === 'end' ? this.#open.at + this.#voteMs : null;
  }

  /** Follows an entry of the log; answers whether what is asked has changed by it. */
  follow({ kind, seat, text, at }: Pick<LogRow, 'kind' | 'seat' | 'text' | 'at'>): boolean {
    const [open, closed] = [this.#open, this.#closed];
    switch (kind) {
      case 'offer':
        this.#open = { id: ++this.#count, what: text as OfferKind, seat, at: at.getTime(), agreed: [] };
        this.#closed = null;
        break;
      case 'accept':
        if (open !== null) this.#open = { ...open, agreed: [...open.agreed, seat] };
        break;
      case 'decline':
        this.#close(open?.seat === seat ? 'withdrawn' : 'declined', seat);
        break;
      case 'lapse':
        this.#close('lapsed', null);
        break;
      case 'move':
      case 'undo':
        this.#closed = null;
        this.#fallAway();
        break;
      case 'standIn':
        this.#fallAway();
        break;
      case 'end':
        this.#open = null;
        break;
      case 'takeBack':
      case 'plan':
        break;
    }
    return open !== this.#open || closed !== this.#closed;
  }

  /** Whatever concerns the position at hand is void in the next; only the end of the game can be talked about for longer. */
  #fallAway(): void {
    if (this.#open?.what !== 'end') this.#open = null;
  }

  #close(result: ClosedOffer['result'], by: SeatId | null): void {
    if (this.#open === null) return;
    const { id, what, seat } = this.#open;
    this.#closed = { id, what, seat, result, by };
    this.#open = null;
  }
}
