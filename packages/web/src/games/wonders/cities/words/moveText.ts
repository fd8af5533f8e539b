import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';

/** A choice of mine in words, where it settles a loss. */
export function moveText({ action, debt = 0, pays = 0 }: ChoiceView): string | null {
  if (action !== 'debt') return null;
  if (debt === 0) return t('black.act.youPay', { n: pays });
  if (pays === 0) return t('black.act.youTake', { n: debt });
  return t('black.act.youPayAndTake', { n: pays, debt });
}

/** What is to be done when losses are settled. */
export function turnKey({ decision }: WondersView, isMine: boolean): MessageKey | null {
  if (decision?.black === undefined) return null;
  return isMine ? 'black.act.do.settleLosses' : 'black.act.they.settleLosses';
}
