import type { HintReason } from '@pharos/protocol';
import { t } from '../../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../../table/hint/words.ts';

/** What of Cities speaks for a move; null for other reasons. */
export function reasonText({ kind, n }: HintReason): ReasonWords | null {
  switch (kind) {
    case 'losses':
      return { icon: 'coin-lost', text: t('black.reason.losses'), number: String(n) };
    case 'debt':
      return { icon: 'debt', text: t('black.reason.debt'), number: String(n) };
    case 'diplomacy':
      return { icon: 'dove', text: t('black.reason.diplomacy'), number: `+${n}` };
    case 'masks':
      return { icon: 'mask', text: t('black.reason.masks'), number: `+${n}` };
    default:
      return null;
  }
}
