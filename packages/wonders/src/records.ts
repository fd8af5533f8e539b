import type { Move, SeatId } from '@pharos/core';
import type { Piece } from './catalog.ts';
import type { ActionName, ChoiceView, ObstacleView } from './choice.ts';
import type { DecisionDetails, DecisionPart } from './decisionTypes.ts';
import type { UseName } from './events.ts';
import type { HandCardView } from './handTypes.ts';
import type { Payment } from './paymentTypes.ts';
import type { Task, TaskName } from './tasks.ts';

/*
 * The records the rules are made of. `S` is the state: a parameter, because a state refers to its rules and the rules to
 * states. state.ts has them ready under the names ChoiceKind, AutomaticTask and Action.
 */

/** A kind of choice that can lie on the agenda. */
export interface ChoiceRecord<S> {
  /** Its number in packed tasks: fixed for ever, because hashes of states contain it. */
  readonly kind: number;
  /** How views and written positions call it. */
  readonly name: TaskName;
  /** What views add to the name where it is only a part of what is called so. */
  readonly part?: DecisionPart;
  /** Whether seats choose at the same time, unseen by each other; `awaited` says who must still do so. */
  readonly isShared: boolean;
  /** Whether there is something to choose; a choice that offers nothing falls away. Not asked of a shared one. */
  readonly offers: (s: S, task: Task) => boolean;
  /** What happens when a seat is asked. */
  readonly opened?: (s: S, task: Task) => void;
  /** Writes the legal moves of a seat that has the choice; answers how many. */
  readonly moves: (s: S, task: Task, seat: SeatId, out: Move[]) => number;
  /**
   * Where the choice lies face down until others have been made [W-11]: carries out the move of one city, as if nobody else
   * did anything. Answers the set of cities that have built something with a choice [W-93]. Absent where moves take effect at once.
   */
  readonly alone?: (s: S, city: number, move: Move) => number;
  /** What follows once all have chosen, or if there was nothing to choose. */
  readonly settled?: (s: S, task: Task) => void;
  /** What only a seat that has the choice may know of it. */
  readonly view?: (s: S, task: Task, seat: SeatId) => DecisionDetails;
  /** What a seat has in hand for this choice, where it is not its cards of the Age. */
  readonly hand?: (s: S, seat: SeatId, moves: readonly Move[]) => readonly HandCardView[];
  /** What lies before such a seat outside of its hand and cannot be chosen, with the reason. */
  readonly obstacles?: (s: S, task: Task, seat: SeatId) => ObstacleView[];
  /** Puts it on the agenda of a written position, with what follows it; absent if a position cannot start there. */
  readonly write?: (s: S, city: number, refuse: (why: string) => never) => void;
}

/** A task that needs nobody's choice. */
export interface AutomaticRecord<S> {
  readonly kind: number;
  /** Whether it closes a turn: choices of the end of the turn come before it. */
  readonly closes?: true;
  readonly perform: (s: S, task: Task) => void;
}

/** What is done with a card of the hand, in steps that all cities take together [W-12]. */
export interface CardUseRecord<S> {
  /** As events call it. */
  readonly name: UseName;
  /** Coins for the bank at the prices of the start of the turn. */
  readonly bankCoins: (s: S, city: number, move: Move) => number;
  /** Takes the card out of the seat's hand and puts it where it belongs. */
  readonly place: (s: S, city: number, seat: SeatId, move: Move, turn: number) => void;
  /** Coins that it brings, counted with all cards in place; answers whether what was built has a choice, such as [W-93]. */
  readonly collect: (s: S, city: number, move: Move) => boolean;
}

/** A kind of move. Some choices share one. */
export interface ActionRecord<S> {
  /** Its number in packed moves: fixed for ever, because hashes of states contain it. */
  readonly kind: number;
  /** What is done, in the word of the rulebook. */
  readonly name: ActionName;
  /** Carries out a legal move that takes effect at once; `made` is the choice it settles, already off the agenda. */
  readonly apply: (s: S, seat: SeatId, move: Move, made: Task) => void;
  readonly format: (s: S, move: Move) => string;
  /** The move that a text stands for, legal or not; null if it is no such move. Other spellings are refused by the caller. */
  readonly parse: (s: S, text: string) => Move | null;
  /** What it is about: the id of a piece, or null. */
  readonly subject: (s: S, city: number, move: Move) => string | null;
  /** What else is told of it. */
  readonly details?: (s: S, city: number, move: Move) => Partial<ChoiceView>;
  /** For moves with a card of the hand: how they are carried out. */
  readonly use?: CardUseRecord<S>;
  /** For moves that build: the piece that stands once they have been carried out. */
  readonly built?: (after: S, city: number, move: Move) => Piece;
  /** For constructions: what it costs; null for a way to pay that there is not. */
  readonly payment?: (s: S, city: number, move: Move) => Payment | null;
}
