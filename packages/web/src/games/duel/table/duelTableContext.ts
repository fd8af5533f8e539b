import { seatName } from '../../../players/names.ts';
import { BaseTableContext } from '../../../table/shared/baseTableContext.ts';
import type { DuelPreviews } from './previews.svelte.ts';
import type { DuelStore, DuelUi, TableContext } from './ui.svelte.ts';

/** A table at which a game is played, watched or replayed. */
export class DuelTableContext extends BaseTableContext<DuelStore, DuelUi, DuelPreviews> implements TableContext {
  get foe(): number {
    return 1 - this.me;
  }

  readonly nameOf = (seat: number): string => seatName(this.store.info?.seats[seat]);
}
