import { t } from '../../../i18n/index.svelte.ts';
import { conspiracyName, decreeName } from './content.ts';
import type { ReasonWords } from '../../../table/hint/words.ts';

/** What of Agora speaks for a move; null for other reasons. */
export function reasonText(kind: string, n: number, name: string, what: string): ReasonWords | null {
  switch (kind) {
    case 'chambers':
      return { icon: 'senate', text: t('reason.chambers'), number: `+${n}` };
    case 'chambersLost':
      return { icon: 'senate', text: t('reason.chambersLost', { name }), number: `−${n}` };
    case 'senateActions':
      return { icon: 'senate', text: t('reason.senateActions'), number: `+${n}` };
    case 'prepares':
      return { icon: 'conspiracy', text: t('reason.prepares', { what: conspiracyName(what) }), number: '' };
    case 'conspires':
      return { icon: 'conspiracy', text: t('reason.conspires'), number: `+${n}` };
    case 'decree':
      return { icon: 'senate', text: t('reason.decree', { what: decreeName(what) }), number: '' };
    default:
      return null;
  }
}
