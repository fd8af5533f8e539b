import { t } from '../../../i18n/index.svelte.ts';
import { islandName } from '../words/wonders.ts';
import type { ArmadaDetail } from '../table/ui.svelte.ts';

/** What stands above a detail. */
export function detailTitle(detail: ArmadaDetail, nameOf: (city: number) => string): string {
  switch (detail.kind) {
    case 'shipyard':
      return t('sea.board.shipyardOf', { name: nameOf(detail.city) });
    case 'island':
      return islandName(detail.id);
    case 'islands':
      return t('sea.board.islands');
    case 'naval':
      return t('sea.board.navalConflict');
    case 'partner':
      return t('sea.act.partner');
  }
}
