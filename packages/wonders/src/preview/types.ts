import type { Change, Preview, SeatId } from '@pharos/core';
import type { StepView } from '../armada/stepView.ts';
import type { WondersEvent } from '../events.ts';

/*
 * What a choice would bring, as far as the seat that makes it can know.
 *
 * Where all choose at once nobody knows what the others do: the choice is carried out alone. What comes of it whatever they do
 * is certain; everything else is told as things stand, as if the others did nothing: coins for what neighbours build, guilds, what
 * a conflict would bring, taxes. Cities are numbered as in views; the Free City is the third one.
 */
export interface WondersPreview extends Preview<WondersEvent> {
  /** What is certain to happen to the city that acts and by its payment, in order. */
  readonly events: readonly WondersEvent[];
  /** Coins, shields and points by category; with Armada also the naval strength and the commerce level. */
  readonly changes: readonly WondersChange[];
  /** Who gets coins by this payment; certain. */
  readonly receives: readonly { readonly city: number; readonly coins: number }[];
  /** The own land conflicts of this Age that would end differently, as things stand. */
  readonly conflicts: readonly ConflictPreview[];
  /** Powers that the city gains: of its wonder, and with Armada of cards and islands. */
  readonly powers: readonly string[];
  /** What the seat will be asked next because of it. */
  readonly follows: readonly FollowUp[];
  /** The cards that go on to a neighbour; null where hands are not passed on, or the choice has nothing to do with them. */
  readonly passes: PassingPreview | null;
  /** Left out without Armada. */
  readonly naval?: NavalPreview;
}

export interface WondersChange extends Change {
  /** Whether it will be so whatever the others choose; otherwise it is told as things stand. */
  readonly certain: boolean;
}

export interface BeforeAfter<Value = number> {
  readonly before: Value;
  readonly after: Value;
}

export interface ConflictPreview {
  /** With which neighbour; or an incursion, with a city two seats away. */
  readonly kind: 'left' | 'right' | 'incursion';
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
  /** So many different ships of these fleets move without paying. */
  | { readonly task: 'moveShips'; readonly count: number; readonly fleets: readonly string[] }
  /** Islands of a level to choose from: so many if nobody else explores it [AR-75, AR-76]; in the next turn if it comes too late. */
  | { readonly task: 'explore'; readonly level: number; readonly count: number; readonly nextTurn: boolean };

export interface PassingPreview {
  readonly to: SeatId;
  readonly cards: readonly string[];
  /** False while one of them is still to be given to the Free City. */
  readonly certain: boolean;
}

/** What only Armada adds. */
export interface NavalPreview {
  /** The ship that moves, with what its step brings; certain, but for how many share the islands. */
  readonly steps: readonly StepView[];
  /** The level of the island that is taken from the top of its deck, unseen [AR-83]; then no figure of the city is certain. */
  readonly island: number | null;
  /** The naval conflict of this Age as things stand; null where nothing changes in it. */
  readonly rank: RankPreview | null;
  /** Coins that cities would lose to taxes and pirates at the end of the turn, as things stand; only those that change. */
  readonly losses: readonly ({ readonly city: number } & BeforeAfter)[];
}

export interface RankPreview {
  readonly strength: BeforeAfter;
  /** From 1; who is equally strong shares it. Null for who stays out. */
  readonly place: BeforeAfter<number | null>;
  readonly token: BeforeAfter;
  /** By city. */
  readonly tokens: BeforeAfter<readonly number[]>;
  /** Nobody has anything to say any more before the fleets meet. */
  readonly certain: boolean;
}
