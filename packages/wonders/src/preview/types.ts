import type { Change, Preview, SeatId } from '@pharos/core';
import type { FreeReason } from '../choice.ts';
import type { WondersEvent } from '../events.ts';
import type { ExpansionConflict, ExpansionFollowUp, ExpansionPreviews } from '../expansionTypes.ts';
import type { BeforeAfter } from './beforeAfter.ts';

/*
 * What a choice would bring, as far as the seat that makes it can know.
 *
 * Where all choose at once nobody knows what the others do: the choice is carried out alone. What comes of it whatever they do
 * is certain; everything else is told as things stand, as if the others did nothing: coins for what neighbours build, guilds, what
 * a conflict would bring, taxes. Cities are numbered as in views; the Free City is the third one.
 */
export interface WondersPreview extends Preview<WondersEvent>, ExpansionPreviews {
  /** What is certain to happen to the city that acts and by its payment, in order. */
  readonly events: readonly WondersEvent[];
  /** Coins, shields and points by category, and what expansions count. */
  readonly changes: readonly WondersChange[];
  /** Who gets coins by this payment; certain. */
  readonly receives: readonly { readonly city: number; readonly coins: number }[];
  /** The own land conflicts of this Age that would end differently, as things stand. */
  readonly conflicts: readonly ConflictPreview[];
  /** Powers that the city gains. */
  readonly powers: readonly string[];
  /** What the seat will be asked next because of it. */
  readonly follows: readonly FollowUp[];
  /** The cards that go on to a neighbour; null where hands are not passed on, or the choice has nothing to do with them. */
  readonly passes: PassingPreview | null;
}

export interface WondersChange extends Change {
  /** Whether it will be so whatever the others choose; otherwise it is told as things stand. */
  readonly certain: boolean;
}

export interface ConflictPreview {
  /** With which neighbour, or with whom else. */
  readonly kind: 'left' | 'right' | ExpansionConflict;
  readonly opponent: number;
  readonly shields: BeforeAfter;
  readonly against: BeforeAfter;
  /** The sum of the tokens it would give; 0 for none. */
  readonly token: BeforeAfter;
}

export type FollowUp =
  /** A card of the discard pile is built for free [W-93]; which there will be is not known. */
  | { readonly task: 'revive'; readonly city: number }
  /** One of these cards is given to the Free City [W-113]. */
  | { readonly task: 'freeCity'; readonly cards: readonly string[] }
  /** The last card of the hand is played as well [W-95]. */
  | { readonly task: 'seventhCard'; readonly cards: readonly string[] }
  | ExpansionFollowUp;

export interface PassedCard {
  readonly card: string;
  readonly coins: number;
  readonly free: FreeReason | null;
}

export interface PassingPreview {
  readonly to: SeatId;
  readonly cards: readonly string[];
  /** Those that the neighbour could build as things stand, for how many coins at least, and why for none. */
  readonly builds: readonly PassedCard[];
  /** False while one of them is still to be given to the Free City. */
  readonly certain: boolean;
}
