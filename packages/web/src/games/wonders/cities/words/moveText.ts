import type { ChoiceView, WondersView } from '@pharos/wonders';
import { t, type MessageKey } from '../../../../i18n/index.svelte.ts';
import type { Voice } from '../../expansion.ts';

const PAY = { you: 'black.act.youPay', told: 'black.told.pay' } as const;
const TAKE = { you: 'black.act.youTake', told: 'black.told.take' } as const;
const BOTH = { you: 'black.act.youPayAndTake', told: 'black.told.payAndTake' } as const;

/** A choice in words, where it settles a loss. */
export function moveText({ action, debt = 0, pays = 0 }: ChoiceView, _view: WondersView, voice: Voice): string | null {
  if (action !== 'debt') return null;
  if (debt === 0) return t(PAY[voice], { n: pays });
  if (pays === 0) return t(TAKE[voice], { n: debt });
  return t(BOTH[voice], { n: pays, debt });
}

/** What is to be done when losses are settled. */
export function turnKey({ decision }: WondersView, isMine: boolean): MessageKey | null {
  if (decision?.black === undefined) return null;
  return isMine ? 'black.act.do.settleLosses' : 'black.act.they.settleLosses';
}
