import type { DuelView, SlotView } from '@pharos/duel';
import type { TableScene } from '../../../session/gameTable.ts';
import type { SentenceContext } from '../words/sentenceContext.ts';

/** A table to draw; the seat that looks is drawn below, the other one above. */
export interface Scene extends TableScene<DuelView>, SentenceContext {}

/** Prices and cities of the seat below and the seat above. */
export const BELOW = '▼';
export const ABOVE = '▲';

/** The accessible cards in the order of their keys 1, 2, …: from left to right. */
export function openSlots(view: DuelView): SlotView[] {
  return view.structure.filter((slot) => slot.accessible).sort((a, b) => a.column - b.column || a.row - b.row);
}

/** The key that selects a slot; empty for a card that is not accessible, or while something else is to be chosen. */
export function keyOf(view: DuelView, slot: string): string {
  if (view.decision?.kind !== 'turn') return '';
  const index = openSlots(view).findIndex((open) => open.slot === slot);
  return index < 0 ? '' : String(index + 1);
}
