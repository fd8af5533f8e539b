import type { HandCardView } from '@pharos/wonders';
import { playsHand } from './choices.ts';
import type { TableContext } from './ui.svelte.ts';

/** The card that is taken up. */
export function handCard({ store, ui }: TableContext): HandCardView | null {
  return ui.slot === null ? null : (store.view?.hand?.[ui.slot] ?? null);
}

/** Takes a card up or puts it down; with one that is chosen already comes what was chosen along with it. */
export function takeUp({ store, ui }: TableContext, slot: number): void {
  ui.select(slot);
  const staged = store.view && playsHand(store.view) ? store.view.staged : null;
  if (ui.slot !== slot || store.view?.hand?.[slot].card !== staged?.subject) return;
  if (staged?.action !== 'build' && staged?.action !== 'stage') return;
  for (const choice of ui.cardChoices) choice.take(staged);
}

/** Until the last one has chosen, a choice can be changed; afterwards cards are turned up. */
export const isIrreversible = ({ store }: TableContext): boolean => (store.view?.decision?.acting.length ?? 0) <= 1;
