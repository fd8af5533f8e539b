import type { DiscountView, PaymentView } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import type { Gift, Spared } from '../../sheet/bill.ts';
import { leaderName } from '../words/names.ts';

/** What leaders do for a payment: a resource that is left out, or one from the bank. */
export const spared = ({ discounts = [] }: PaymentView): Spared[] => discounts.flatMap(sparedIn);

function sparedIn({ kind, resource, from }: DiscountView): Spared[] {
  switch (kind) {
    case 'cheaperCard':
      return [{ resource: resource ?? null, text: t('leaders.act.spared', { leader: leaderName(from) }) }];
    case 'bankUnit':
      return [
        { resource: resource ?? null, isGiven: true, text: t('leaders.act.bankUnit', { leader: leaderName(from) }) },
      ];
    default:
      return [];
  }
}

/** [L-36] Guilds are free by one leader, a black card in each Age by another. */
export function giftText({ kind, from }: Gift): string | null {
  if (kind === 'guild') return t('leaders.act.freeGuild', { leader: leaderName(from) });
  return kind === 'caligula' ? t('leaders.act.freeBlack', { leader: leaderName(from) }) : null;
}
