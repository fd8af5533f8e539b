import type { Memory, SeatId } from '@pharos/core';
import type { UseName } from '../events.ts';

/** A card that has left a hand. */
export interface TakenCard {
  readonly turn: number;
  /** Who took it, and for which city: the own one or the Free City. */
  readonly seat: SeatId;
  readonly city: number;
  readonly action: UseName;
  /** Null where it lies face down and the seat cannot tell which one it is. */
  readonly card: string | null;
  /** Then, if the hand was seen again since, the cards it can be; others of them were taken face down as well. */
  readonly among: readonly string[];
}

/** One of the hands that go round in this Age. */
export interface HandMemory {
  /** The seat it was dealt to. */
  readonly hand: SeatId;
  /** Who has it now, and how many cards it has. */
  readonly holder: SeatId;
  readonly size: number;
  /** The turn in which the seat last saw it, or its partner's cards; null if it never has. */
  readonly seenIn: number | null;
  /** The cards it had then and that nobody has built since. */
  readonly left: readonly string[];
  /** Cards of it that the seat has never seen: all of them, or what was drawn into it since. */
  readonly unknown: number;
  /** So many of both lie face down somewhere by now; where there are none, `left` is what the hand has. */
  readonly faceDown: number;
  readonly taken: readonly TakenCard[];
  /** When the seat has it next, in this Age; null if it does not come any more. */
  readonly next: number | null;
}

/** Cards of this Age that the seat has seen nowhere. */
export interface UnseenCards {
  /** Of what kind: `age` for those that are all dealt, `guild`, or the pack whose cards are drawn from more than are needed. */
  readonly kind: string;
  readonly cards: readonly string[];
  /** How many of them are in the game. */
  readonly inPlay: number;
}

/** What a seat that forgets nothing knows of the cards of this Age [W-125]. */
export interface WondersMemory extends Memory {
  readonly game: 'wonders';
  readonly age: number;
  readonly turn: number;
  /** In the order in which they come to the seat, the one it has first; none before Age I and before the first turn of an Age. */
  readonly hands: readonly HandMemory[];
  readonly unseen: readonly UnseenCards[];
}
