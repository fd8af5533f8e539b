import type { HandCardView } from '@pharos/wonders';
import { playsHand } from './choices.ts';
import { shipMeant } from '../sheet/shipAndStage.ts';
import type { TableContext } from './ui.svelte.ts';

/** The card that is taken up. */
export function handCard({ store, ui }: TableContext): HandCardView | null {
  return ui.slot === null ? null : (store.view?.hand?.[ui.slot] ?? null);
}

/** The fleet whose step is considered: along with the card that is up, or as a free move. */
export function fleetMeant(table: TableContext): string | null {
  const { store, ui } = table;
  if (store.view?.decision?.naval === 'moveShips') return ui.pick;
  const card = handCard(table);
  return card === null ? null : (shipMeant(card, ui.action, ui)?.fleet ?? null);
}

/** Takes a card up or puts it down; with one that is chosen already comes the ship that was chosen with it. */
export function takeUp({ store, ui }: TableContext, slot: number): void {
  ui.select(slot);
  const staged = store.view && playsHand(store.view) ? store.view.staged : null;
  if (ui.slot !== slot || store.view?.hand?.[slot].card !== staged?.subject) return;
  if (staged?.action !== 'build' && staged?.action !== 'stage') return;
  const { fleet = null, stage = null } = staged;
  ui.setShipAndStage({ sails: fleet !== null, fleet, stage });
}

/** Until the last one has chosen, a choice can be changed; afterwards cards are turned up. */
export const isIrreversible = ({ store }: TableContext): boolean => (store.view?.decision?.acting.length ?? 0) <= 1;
