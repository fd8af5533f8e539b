import { handCard } from '../../table/moves.svelte.ts';
import type { TableContext } from '../../table/ui.svelte.ts';
import { shipMeant } from './shipAndStage.ts';
import { shipChoiceIn } from './shipChoice.svelte.ts';

/** The fleet whose step is considered: along with the card that is up, or as a free move. */
export function fleetMeant(table: TableContext): string | null {
  const { store, ui } = table;
  if (store.view?.decision?.naval === 'moveShips') return ui.pick;
  const card = handCard(table);
  return card === null ? null : (shipMeant(card, ui.action, shipChoiceIn(ui.cardChoices))?.fleet ?? null);
}
