import { hasSeat, type SeatId } from '@pharos/core';
import type { State } from '../state.ts';
import { isDivinity } from './board.ts';
import { divinityOf, knownTo } from './decks.ts';
import { GATE, pantheonOf } from './state.ts';

/** The Divinity on a space of the board, whether it lies open or not; −1 for none. */
export function divinityOnSpace(s: State, space: number): number {
  const card = pantheonOf(s).spaces[space];
  return isDivinity(card) ? divinityOf(card) : -1;
}

export function isGateOnSpace(s: State, space: number): boolean {
  return pantheonOf(s).spaces[space] === GATE;
}

/** Whether a seat knows which Divinity lies on a space. */
export function isKnownOnSpace(s: State, space: number, seat: SeatId): boolean {
  const card = pantheonOf(s).spaces[space];
  return isDivinity(card) && hasSeat(knownTo(card), seat);
}

/** The Divinities somebody is choosing between for a Mythology token. */
export function drawnDivinities(s: State): number[] {
  return pantheonOf(s).drawn.map(divinityOf);
}
