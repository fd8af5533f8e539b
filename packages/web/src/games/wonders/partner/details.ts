import { t } from '../../../i18n/index.svelte.ts';
import type { ExpansionDetail } from '../table/ui.svelte.ts';

declare module '../table/ui.svelte.ts' {
  interface ExpansionDetails {
    partner: { readonly kind: 'partner' };
  }
}

/** What stands above the partner's hand; null above anything else. */
export const detailTitle = ({ kind }: ExpansionDetail): string | null => (kind === 'partner' ? t('team.title') : null);
