import type { DiscountView, PaymentView } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import type { Spared } from '../../sheet/bill.ts';
import { cardName } from '../../words/wonders.ts';

/** What black cards do for a payment: coins they save, a unit they give, resources that are not needed. */
export const spared = ({ discounts = [] }: PaymentView): Spared[] => discounts.flatMap(sparedIn);

function sparedIn({ kind, resource, from, coins = 0 }: DiscountView): Spared[] {
  switch (kind) {
    case 'rebate':
      return [{ resource: null, icon: 'coin', text: t('black.act.rebate', { card: cardName(from), n: coins }) }];
    case 'extraUnit':
      return [{ resource: resource ?? null, isGiven: true, text: t('black.act.extraUnit', { card: cardName(from) }) }];
    case 'architects':
      return [{ resource: null, icon: 'no-units', text: t('black.act.architects', { card: cardName(from) }) }];
    default:
      return [];
  }
}
