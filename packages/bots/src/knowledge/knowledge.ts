import type { Move, SeatId } from '@pharos/core';
import type { Guide } from '../search/guide.ts';
import { Notes } from './notes.ts';
import { moveValue, seatValue, type Weights } from './weights.ts';

/** How a game describes its positions and moves in numbers: what training learns about, and a guide weighs. */
export interface Knowledge<State> {
  readonly seatFeatures: readonly string[];
  readonly moveFeatures: readonly string[];
  seatCount(s: State): number;
  /** How many win together; they sit side by side. */
  partners(s: State): number;
  /** How much of the game is still to come: 1 before the first Age, 0 after the last. */
  shareLeft(s: State): number;
  describeSeat(s: State, seat: SeatId, notes: Notes): void;
  describeMove(s: State, seat: SeatId, move: Move, notes: Notes): void;
}

/** Values beyond are as good as certain; their exponential still is a number. */
const MOST = 30;

/** A guide that weighs what it is told linearly. */
export function linearGuide<State>(knowledge: Knowledge<State>, weightsOf: (s: State) => Weights): Guide<State> {
  const notes = new Notes();
  const features = knowledge.seatFeatures.length;
  return {
    judge(s, chances) {
      const weights = weightsOf(s).seat;
      const left = knowledge.shareLeft(s);
      const seats = knowledge.seatCount(s);
      for (let seat = 0; seat < seats; seat++) {
        notes.clear();
        knowledge.describeSeat(s, seat, notes);
        chances[seat] = seatValue(notes, weights, features, left);
      }
      toChances(chances, seats, knowledge.partners(s));
    },
    weigh(s, seat, moves, count, weights) {
      const ofMoves = weightsOf(s).move;
      let best = -Infinity;
      for (let index = 0; index < count; index++) {
        notes.clear();
        knowledge.describeMove(s, seat, moves[index], notes);
        const value = moveValue(notes, ofMoves);
        weights[index] = value;
        if (value > best) best = value;
      }
      for (let index = 0; index < count; index++) weights[index] = Math.exp(Math.max(-MOST, weights[index] - best));
    },
  };
}

/** Turns values of seats into chances of winning; those of partners add up and are the same. */
export function toChances(values: Float64Array, seats: number, partners: number): void {
  let best = -Infinity;
  for (let first = 0; first < seats; first += partners) {
    let sum = 0;
    for (let seat = first; seat < first + partners; seat++) sum += values[seat];
    for (let seat = first; seat < first + partners; seat++) values[seat] = sum;
    if (sum > best) best = sum;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp(Math.max(-MOST, values[seat] - best));
    if (seat % partners === 0) total += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= total;
}
