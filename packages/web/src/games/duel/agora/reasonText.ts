import { t } from '../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../table/hint/words.ts';

/** What of Agora speaks for a move; null for other reasons. */
export function reasonText(kind: string, n: number, name: string): ReasonWords | null {
  switch (kind) {
    case 'chambers':
      return { icon: 'senate', text: t('reason.chambers'), number: `+${n}` };
    case 'chambersLost':
      return { icon: 'senate', text: t('reason.chambersLost', { name }), number: `−${n}` };
    case 'senateActions':
      return { icon: 'senate', text: t('reason.senateActions'), number: `+${n}` };
    default:
      return null;
  }
}
