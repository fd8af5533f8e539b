import { t } from '../../../i18n/index.svelte.ts';
import type { ExpansionDetail } from '../table/ui.svelte.ts';

declare module '../table/ui.svelte.ts' {
  interface ExpansionDetails {
    leaders: { readonly kind: 'leaders'; readonly city: number };
    ageCards: { readonly kind: 'ageCards' };
  }
}

/** What stands above the leaders of a city and above the cards of the Age; null above anything else. */
export function detailTitle(detail: ExpansionDetail, nameOf: (city: number) => string): string | null {
  if (detail.kind === 'leaders') return t('leaders.board.leadersOf', { name: nameOf(detail.city) });
  return detail.kind === 'ageCards' ? t('leaders.board.ageCardsTitle') : null;
}
