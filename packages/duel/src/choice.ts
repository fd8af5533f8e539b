import type { State } from './state.ts';
import { cardAt, layoutOf } from './structure.ts';

/** A card of the structure, which lies face up, and its slot. */
export function inStructure(s: State, slot: number): { readonly subject: string; readonly slot: string } {
  return { subject: s.catalog.cards[cardAt(s, slot)].id, slot: layoutOf(s).slots[slot].id };
}

/** What is said of a move that its subject says all about. */
export function piece(subject: string): { readonly subject: string; readonly payment: null } {
  return { subject, payment: null };
}

/** What is said of a move that is about no piece. */
export const NO_PIECE = { subject: null, payment: null } as const;
