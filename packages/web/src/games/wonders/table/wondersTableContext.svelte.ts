import type { WondersPreview } from '@pharos/wonders';
import { t } from '../../../i18n/index.svelte.ts';
import { seatName } from '../../../players/names.ts';
import type { Previews } from '../../../table/shared/previews.svelte.ts';
import { BaseTableContext } from '../../../table/shared/baseTableContext.ts';
import type { Pieces } from '../piece/pieces.ts';
import { piecesOf } from '../piece/piecesOf.ts';
import { lastRound } from './lastRound.ts';
import type { TableContext, WondersStore, WondersUi } from './ui.svelte.ts';

/** Until the table is known. */
const USUAL = { packs: ['base'], edition: 2, players: 3, boards: 'random', sides: 'choose' } as const;

/** A table at which a game is played, watched or replayed. */
export class WondersTableContext
  extends BaseTableContext<WondersStore, WondersUi, Previews<WondersPreview>>
  implements TableContext
{
  readonly round = $derived(lastRound(this.store.log, this.count));

  get pieces(): Pieces {
    return piecesOf(this.store.view?.options ?? USUAL);
  }

  get count(): number {
    return this.store.view?.cities.length ?? 3;
  }

  readonly nameOf = (city: number): string => {
    const { view, info } = this.store;
    return city >= (view?.options.players ?? 0) ? t('seven.freeCity') : seatName(info?.seats[city]);
  };
}
