import type { Move, Reader, SeatId } from '@pharos/core';
import type { Among } from './among.ts';
import type { AnyChoice, Described } from './anyChoice.ts';
import type { ExpansionTypes } from './expansionTypes.ts';
import type { ImpossibleView } from './impossible.ts';
import type { BaseChoiceName, Task } from './tasks.ts';

/*
 * The records the rules are made of. `S` is the state: a parameter, because a state refers to its rules and the rules to
 * states. state.ts has them ready under the names ChoiceKind, AutomaticTask and Action.
 */

/** How views and written positions call a kind of choice. */
export type ChoiceName = BaseChoiceName | ExpansionTypes['choice'];

/** A kind of choice that can lie on the agenda. */
export interface ChoiceRecord<S, Details> {
  /** Its number in packed tasks: fixed for ever, because hashes of states contain it. */
  readonly kind: number;
  readonly name: ChoiceName;
  /** What it is among. */
  readonly among: Among;
  /** Whether there is something to choose; a choice that offers nothing falls away. */
  readonly offers: (s: S, task: Task) => boolean;
  /** Writes the legal moves; answers how many. */
  readonly moves: (s: S, task: Task, out: Move[]) => number;
  /** What happens instead if it offers nothing. */
  readonly skip?: (s: S, task: Task) => void;
  /** What everybody may know of the decision besides its kind; `isOwn` if the viewer decides and may know the rest. */
  readonly view?: (s: S, task: Task, isOwn: boolean) => Details;
  /** What the seat could wish to do in it and cannot, and why. */
  readonly obstacles?: (s: S, task: Task) => ImpossibleView[];
  /** Whether a seat that has this choice is looking at so many tokens on top of the box. */
  readonly tokensSeen?: (task: Task) => number;
  /** How a written position names it; absent if a position cannot start there. */
  readonly written?: WrittenChoice;
}

/** A choice in a written position. */
export interface WrittenChoice {
  /** Its fields besides `kind`. */
  readonly keys: readonly string[];
  /** What goes on the agenda, the choice itself last. */
  readonly tasks: (fields: Readonly<Record<string, Reader>>, seat: SeatId) => readonly Task[];
  /** What stands in them for a choice; left out where there are none. */
  readonly values?: (task: Task) => Readonly<Record<string, unknown>>;
}

/** A task that needs nobody's choice. */
export interface AutomaticRecord<S> {
  readonly kind: number;
  readonly perform: (s: S, task: Task) => void;
}

/** A kind of move. Some choices share one. */
export interface ActionRecord<S, View extends AnyChoice> {
  /** Its number in packed moves: fixed for ever, because games are compared by them. */
  readonly kind: number;
  /** What is done, in the word of the rulebook. */
  readonly name: string;
  /** Carries out a legal move; `made` is the choice it settles, already off the agenda. */
  readonly apply: (s: S, seat: SeatId, move: Move, made: Task) => void;
  readonly format: (s: S, move: Move) => string;
  /** What the move is about, costs and brings: a choice as views have it, but for its text and name. */
  readonly describe: (s: S, seat: SeatId, move: Move) => Described<View>;
  /** The move that the words stand for, legal or not; null if they are no such move. */
  readonly parse: (s: S, words: readonly string[]) => Move | null;
}
