import { t } from '../../../i18n/index.svelte.ts';
import type { ExpansionDetail } from '../table/ui.svelte.ts';
import { islandName } from './words/names.ts';

declare module '../table/ui.svelte.ts' {
  interface ExpansionDetails {
    shipyard: { readonly kind: 'shipyard'; readonly city: number };
    island: { readonly kind: 'island'; readonly id: string };
    /** All islands, the naval conflicts, or a partner's hand. */
    other: { readonly kind: 'islands' | 'naval' | 'partner' };
  }
}

/** What stands above a detail. */
export function detailTitle(detail: ExpansionDetail, nameOf: (city: number) => string): string {
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
