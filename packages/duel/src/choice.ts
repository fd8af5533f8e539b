import type { Choice } from '@pharos/core';
import type { Payment } from './payment.ts';
import type { State } from './state.ts';
import { cardAt, layoutOf } from './structure.ts';

/** What a choice is about and costs, whatever it is. */
export interface AnyChoice extends Choice {
  /** The piece it is about: the id of a card, Wonder, token or Conspiracy, the name of a Decree; null if there is none. */
  readonly subject: string | null;
  /** For constructions. */
  readonly payment: Payment | null;
}

/** A card of the structure, which lies face up, and its slot. */
export function inStructure(s: State, slot: number): { readonly subject: string; readonly slot: string } {
  return { subject: s.catalog.cards[cardAt(s, slot)].id, slot: layoutOf(s).slots[slot].id };
}
