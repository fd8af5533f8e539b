import type { HintReason } from '@pharos/protocol';
import { t } from '../../../../i18n/index.svelte.ts';
import type { ReasonWords } from '../../../../table/hint/words.ts';

/** What of Leaders speaks for a move; null for other reasons. */
export function reasonText({ kind, n }: HintReason): ReasonWords | null {
  return kind === 'buried' ? { icon: 'tomb', text: t('leaders.reason.buried'), number: `+${n}` } : null;
}
