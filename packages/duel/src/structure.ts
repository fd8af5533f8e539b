import type { SeatId } from '@pharos/core';
import { ifEmpty, lowestBit } from './bits.ts';
import type { Layout } from './layout.ts';
import type { State } from './state.ts';
import { REVEAL, task, type Task } from './tasks.ts';

export function layoutOf(s: State): Layout {
  return s.catalog.layouts[s.age - 1];
}

/** The card dealt to a slot of the current Age. */
export function cardAt(s: State, slot: number): number {
  return s.deal.decks[s.age - 1][slot];
}

/** Lays out the structure of an Age [D-14]. */
export function layOut(s: State, age: number): void {
  s.age = age;
  const layout = layoutOf(s);
  s.present = layout.all;
  s.faceUp = layout.faceUp;
  s.accessible = layout.open;
  s.emit?.({ type: 'ageStarted', age, reveals: true });
  const { ageLaidOut } = s.rules;
  for (let index = 0; index < ageLaidOut.length; index++) ageLaidOut[index](s);
}

/** Takes a card out of the structure; what it alone lay on becomes accessible, but is not yet turned [D-16, D-17]. */
export function takeCard(s: State, slot: number): number {
  const { left, right } = layoutOf(s).slots[slot];
  const taken = 1 << slot;
  const present = s.present & ~taken;
  const opened = (left.bit & ifEmpty(left.by & present)) | (right.bit & ifEmpty(right.by & present));
  s.present = present;
  s.accessible = (s.accessible & ~taken) | (opened & present);
  return cardAt(s, slot);
}

/** Turns the accessible cards, after what expansions do before that. */
export function turnUp(s: State, seat: SeatId): void {
  const first = taskBeforeReveal(s, seat);
  if (first < 0) reveal(s);
  else s.agenda.push(task(REVEAL, seat), first);
}

/** What a seat that has uncovered cards has to decide before they are turned; −1 for nothing. */
export function taskBeforeReveal(s: State, seat: SeatId): Task {
  const { beforeReveal } = s.rules;
  return beforeReveal === null ? -1 : beforeReveal(s, seat);
}

/** Turns the accessible cards that still lie face down [D-17]. */
export function reveal(s: State): void {
  let hidden = s.accessible & ~s.faceUp;
  s.faceUp |= hidden;
  if (s.emit === null) return;
  for (; hidden !== 0; hidden &= hidden - 1) {
    const slot = lowestBit(hidden);
    const card = s.catalog.cards[cardAt(s, slot)].id;
    s.emit({ type: 'cardRevealed', slot: layoutOf(s).slots[slot].id, card, reveals: true });
  }
}
