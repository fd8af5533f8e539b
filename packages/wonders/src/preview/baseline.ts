import { fastRng, type SeatId } from '@pharos/core';
import { resample } from '../resample.ts';
import { resolveOnly } from '../resolve.ts';
import { clone, leftOf, rightOf, type State } from '../state.ts';
import { COPY_ONE, currentTask, FREE_CITY, taskKind } from '../tasks.ts';
import { conflictsAhead, type Conflict } from './conflicts.ts';
import { factNames, factsOf } from './facts.ts';
import { buildableBy } from './hand.ts';
import type { Comparison } from './points.ts';
import type { PassedCard } from './types.ts';

/** What all choices of a seat in a position are compared with, found once. */
export class Baseline {
  readonly seat: SeatId;
  /** The kind of task the seat chooses in. */
  readonly kind: number;
  /** The position drawn afresh for the seat: nothing that it does not know can have a say. */
  readonly imagined: State;
  /** The same with what comes in any case: the own choice, once one chooses for the Free City, and coins that are due. */
  readonly before: State;
  readonly names: readonly string[];
  readonly conflicts: readonly Conflict[];
  /** Those of expansions, with the names of their parts. */
  readonly comparisons: readonly (Comparison<State> & { readonly word: string })[];
  readonly #facts = new Map<number, readonly number[]>();
  readonly #around = new Map<number, readonly number[]>();
  readonly #buildable = new Map<number, readonly PassedCard[]>();

  constructor(s: State, seat: SeatId) {
    this.seat = seat;
    this.imagined = resample(s, seat, fastRng(0));
    this.kind = taskKind(currentTask(this.imagined));
    this.before = clone(this.imagined);
    if (this.kind === FREE_CITY) resolveOnly(this.before, [seat]);
    for (const { settle } of s.rules.previews) settle(this.before, seat);
    this.names = factNames(this.before);
    this.conflicts = conflictsAhead(this.before, seat);
    this.comparisons = s.rules.previews.map(({ word, compare }) => {
      return { word, ...compare(this.before, seat, this.kind) };
    });
  }

  factsOf(city: number): readonly number[] {
    return remembered(this.#facts, city, () => factsOf(this.before, city));
  }

  /** What another seat could build of the own hand. */
  buildableBy(other: SeatId): readonly PassedCard[] {
    return remembered(this.#buildable, other, () => buildableBy(this.imagined, other, this.seat));
  }

  /** The cities whose figures a choice for a city can change: neighbours by trade and guilds, and what expansions know. */
  around(city: number): readonly number[] {
    return remembered(this.#around, city, () => {
      const s = this.before;
      if (this.kind === COPY_ONE) return [...s.cities.keys()];
      const further = this.comparisons.flatMap(({ around }) => around(city));
      return [...new Set([city, leftOf(s, city), rightOf(s, city), ...further])].sort((a, b) => a - b);
    });
  }
}

function remembered<Value>(known: Map<number, Value>, key: number, find: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = find()));
  return value;
}
