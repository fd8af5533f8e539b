import { t } from '../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../table/hint/words.ts';

/** What of Pantheon speaks for a move; null for other reasons. */
export function reasonText(kind: string, n: number): ReasonWords | null {
  switch (kind) {
    case 'divinities':
      return { icon: 'divinity', text: t('reason.divinities'), number: `+${n}` };
    case 'mythologyTokens':
      return { icon: 'mythology', text: t('reason.mythologyTokens'), number: `+${n}` };
    case 'offeringTokens':
      return { icon: 'offering', text: t('reason.offeringTokens'), number: `+${n}` };
    default:
      return null;
  }
}
