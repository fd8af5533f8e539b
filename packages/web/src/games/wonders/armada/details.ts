import { t } from '../../../i18n/index.svelte.ts';
import type { ExpansionDetail } from '../table/ui.svelte.ts';
import { islandName } from './words/names.ts';

declare module '../table/ui.svelte.ts' {
  interface ExpansionDetails {
    shipyard: { readonly kind: 'shipyard'; readonly city: number };
    island: { readonly kind: 'island'; readonly id: string };
    /** All islands, or the naval conflicts. */
    other: { readonly kind: 'islands' | 'naval' };
  }
}

/** What stands above a detail; null above those of others. */
export function detailTitle(detail: ExpansionDetail, nameOf: (city: number) => string): string | null {
  switch (detail.kind) {
    case 'shipyard':
      return t('sea.board.shipyardOf', { name: nameOf(detail.city) });
    case 'island':
      return islandName(detail.id);
    case 'islands':
      return t('sea.board.islands');
    case 'naval':
      return t('sea.board.navalConflict');
    default:
      return null;
  }
}
