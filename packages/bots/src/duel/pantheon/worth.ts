import type { SeatId } from '@pharos/core';
import {
  activationPrice,
  currentTask,
  divinityOnSpace,
  drawnDivinities,
  isKnownOnSpace,
  offeringValue,
  pantheonTasks,
  scoreOf,
  tasks,
  type PantheonState,
  type State,
} from '@pharos/duel';
import { countBits } from '../../model/bits.ts';

/** What activating a Divinity is worth, in points, as a rule; the city decides about some of them. */
const DIVINITY_WORTH: Readonly<Record<string, number>> = {
  enki: 6,
  ishtar: 5,
  nisaba: 5,
  astarte: 8,
  baal: 5,
  tanit: 7,
  aphrodite: 9,
  hades: 7,
  zeus: 2,
  anubis: 4,
  isis: 7,
  ra: 5,
  mars: 5,
  minerva: 3,
  neptune: 3,
};
/** A Divinity nobody has seen. */
const UNKNOWN_DIVINITY = 5.5;
/** The best of several. */
const BEST_OF_SEVERAL = 8;
const COIN = 0.5;
/** What the board promises of what it would bring. */
const PROMISE = 0.4;
const MYTHOLOGY_TOKEN = 2.2;
const OFFERING_COIN = 0.45;
const SPENDABLE = 0.35;
const PLACING = 1;

/** Divinities, tokens and the board for a seat, in points. `known` is what the seat knew of the board before the move. */
export function pantheonValue(s: State, pantheon: PantheonState, seat: SeatId, left: number, known: number): number {
  return (
    holdings(s, pantheon, seat, left) -
    holdings(s, pantheon, 1 - seat, left) +
    boardValue(s, pantheon, seat, left, known)
  );
}

function holdings(s: State, { players }: PantheonState, seat: SeatId, left: number): number {
  const { mythologyTokens, offeringTokens } = players[seat];
  return (
    scoreOf(s, seat).divinities +
    SPENDABLE * s.players[seat].coinsApart * left +
    MYTHOLOGY_TOKEN * countBits(mythologyTokens) * Math.min(1, 2 * left) +
    OFFERING_COIN * offeringValue(s, offeringTokens) * Math.min(1, 3 * left)
  );
}

/** What is cheap for the seat and dear for the opponent. */
function boardValue(s: State, { spaces }: PantheonState, seat: SeatId, left: number, known: number): number {
  let value = 0;
  for (let space = 0; space < spaces.length; space++) {
    const divinity = divinityOnSpace(s, space);
    if (divinity < 0) continue;
    const worth = (known & (1 << divinity)) === 0 ? UNKNOWN_DIVINITY : worthOf(s, divinity);
    value += gain(s, seat, space, worth) - gain(s, 1 - seat, space, worth);
  }
  return PROMISE * value * Math.min(1, 2 * left);
}

function gain(s: State, seat: SeatId, space: number, worth: number): number {
  return Math.max(0, worth - COIN * activationPrice(s, seat, space));
}

export function worthOf(s: State, divinity: number): number {
  return DIVINITY_WORTH[s.catalog.pieces.divinities[divinity].id] ?? UNKNOWN_DIVINITY;
}

/** The set of Divinities of which a seat knows where they lie on the board, or that it is choosing between. */
export function knownDivinities(s: State, { spaces }: PantheonState, seat: SeatId): number {
  let known = 0;
  for (let space = 0; space < spaces.length; space++) {
    if (isKnownOnSpace(s, space, seat)) known |= 1 << divinityOnSpace(s, space);
  }
  const choice = currentTask(s);
  if (choice < 0 || tasks.taskKind(choice) !== pantheonTasks.PLACE_DIVINITY || tasks.taskSeat(choice) !== seat)
    return known;
  return drawnDivinities(s).reduce((set, divinity) => set | (1 << divinity), known);
}

/** What a choice that is still to be made will bring. */
export function pendingValue({ agenda }: State, seat: SeatId): number {
  let value = 0;
  for (const task of agenda) {
    const sign = tasks.taskSeat(task) === seat ? 1 : -1;
    const kind = tasks.taskKind(task);
    if (kind === pantheonTasks.CHOOSE_BEHIND_GATE || kind === pantheonTasks.CHOOSE_DECK)
      value += sign * BEST_OF_SEVERAL;
    else if (kind === pantheonTasks.CHOOSE_IN_DECK) value += sign * BEST_OF_SEVERAL;
    else if (kind === pantheonTasks.PLACE_DIVINITY) value += sign * PLACING;
  }
  return value;
}
