import type { SeatSet } from '@pharos/core';
import type { State } from '../state.ts';
import { pantheonOf, type PantheonState } from './state.ts';

const KNOWN_SHIFT = 4;

/** A face-down card: which Divinity, and the set of seats that know it lies there because they have seen it. */
export function hiddenCard(divinity: number, knownTo: SeatSet): number {
  return (knownTo << KNOWN_SHIFT) | divinity;
}

export function divinityOf(card: number): number {
  return card & ((1 << KNOWN_SHIFT) - 1);
}

export function knownTo(card: number): SeatSet {
  return card >> KNOWN_SHIFT;
}

/** [P-1] Three Divinities each, in the order of the pieces. */
const PER_MYTHOLOGY = 3;

export function mythologyOf(divinity: number): number {
  return Math.floor(divinity / PER_MYTHOLOGY);
}

/** The Divinities on top of the decks, which the Gate shows [P-13]. */
export function topDivinities({ decks }: PantheonState): number[] {
  return decks.flatMap((deck) => (deck.length === 0 ? [] : divinityOf(deck[0])));
}

/** Whether there is any: asked in every turn. */
export function hasTopDivinity({ decks }: PantheonState): boolean {
  for (let mythology = 0; mythology < decks.length; mythology++) if (decks[mythology].length > 0) return true;
  return false;
}

/** [P-14] Whether one of these Divinities is Enki, which brings two Progress tokens of the box. */
export function showsEnki(s: State, divinities: readonly number[]): boolean {
  return divinities.some((divinity) => isEnki(s, divinity));
}

export function isEnki(s: State, divinity: number): boolean {
  return s.catalog.pieces.divinities[divinity].onGain.some(({ type }) => type === 'takeEnkiToken');
}

/** Takes a Divinity out of its deck. */
export function takeFromDeck(s: State, divinity: number): void {
  const deck = pantheonOf(s).decks[mythologyOf(divinity)];
  deck.splice(
    deck.findIndex((card) => divinityOf(card) === divinity),
    1,
  );
}
