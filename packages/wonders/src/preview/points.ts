import type { Move, SeatId } from '@pharos/core';
import type { WondersEvent } from '../events.ts';
import type { FollowUp } from './types.ts';

/** What an expansion adds to previews. */
export interface PreviewPoints<S> {
  /** What it counts of a city besides coins, shields and points: the names, and the counts in the same order. */
  readonly facts: readonly string[];
  readonly factsOf: (s: S, city: number) => readonly number[];
  /** Those of its counts and points that only the city's own pieces decide. */
  readonly ownFacts: readonly string[];
  /** Takes out of a copy what a seat cannot know of it. */
  readonly hide: (s: S) => void;
  /** Gives a seat what it has coming in any case; and the same after a choice, silently where that is not certain. */
  readonly settle: (s: S, seat: SeatId) => void;
  readonly settleAfter: (before: S, after: S, seat: SeatId) => void;
  /** What the choices of a seat in a task of this kind are compared with. */
  readonly compare: (before: S, seat: SeatId, kind: number) => Comparison<S>;
}

/** Compares what choices lead to with the position before them. */
export interface Comparison<S> {
  /** Further cities whose figures a choice for a city can change. */
  readonly around: (city: number) => readonly number[];
  /** Coins still come and go before the turn is over. */
  readonly isMoneyOpen: boolean;
  /** The choice brings something that nobody has seen: no figure of its city is certain. */
  readonly isBlind: (after: S, city: number, move: Move) => boolean;
  readonly powers: (after: S, city: number) => readonly string[];
  readonly follows: (after: S, city: number, move: Move) => readonly FollowUp[];
  /** What changes in its part of the preview: whoever is paid, and by who is paid. */
  readonly part: (after: S, city: number, move: Move) => object;
  readonly paidPart: (after: S) => object;
  /** What a choice makes certain that comes later; carries it out. */
  readonly decided: (after: S) => readonly WondersEvent[];
}
