import type { HintReason } from '@pharos/protocol';
import { t } from '../../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../../table/hint/words.ts';
import { shipName } from './names.ts';
import { numeral } from '../../piece/pieces.ts';

/** What of Armada speaks for a move; null for other reasons. */
export function reasonText({ kind, n, of = 0, what = '' }: HintReason): ReasonWords | null {
  switch (kind) {
    case 'naval':
      return { icon: 'naval', text: t('sea.reason.naval', { of }), number: `+${n}` };
    case 'tax':
      return { icon: 'tax', text: t('sea.reason.tax'), number: `−${n}` };
    case 'island':
      return { icon: `island-${of}`, text: t('sea.reason.island', { of: numeral(of) }), number: String(n) };
    case 'ships':
      return { icon: 'naval', text: t('sea.reason.ships'), number: `+${n}` };
    case 'ship':
      return { icon: 'naval', text: t('sea.reason.ship', { ship: shipName(what), n }), number: '' };
    default:
      return null;
  }
}
