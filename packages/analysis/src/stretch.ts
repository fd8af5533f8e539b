import type { GameEvent } from '@pharos/core';
import type { Analysis } from './analyse.ts';
import type { Decision } from './result.ts';

/** A part of an analysis, to be stored before the next one is made. */
export interface Stretch {
  readonly decisions: readonly Decision[];
  /** The number of the choice with which the next stretch begins, and how many there are. */
  readonly next: number;
  readonly all: number;
}

/** Looks at the choices from one on, at one of them at least, until it is asked to stop. */
export function analyseStretch<Options, State, View, Event extends GameEvent>(
  work: Analysis<Options, State, View, Event>,
  from: number,
  isOver: () => boolean,
): Stretch {
  const all = work.choices.length;
  const decisions: Decision[] = [];
  let next = from;
  while (next < all) {
    const { round, choice } = work.choices[next++];
    const decision = work.decide(round, choice);
    if (decision !== null) decisions.push(decision);
    if (isOver()) break;
  }
  return { decisions, next, all };
}
