import type { CostView, DiscountView, PaymentView } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { costOf, type Cost } from '../../piece/pieces.ts';
import { boughtOf, type Bought, type Spared } from '../../sheet/bill.ts';
import { islandName } from '../words/names.ts';

/** The price of a step, unit by unit. */
export const stepCost = ({ coins, resources }: CostView): Cost => costOf({ coins, ...resources });

const FAR = [
  ['left', 'left2'],
  ['right', 'right2'],
] as const;

/** What an Emporium buys two seats away [AR-148]. */
export function sales(payment: PaymentView): Bought[] {
  return FAR.flatMap(([side, from]) => {
    const here = (payment.far ?? []).filter((purchase) => purchase.from === from);
    return boughtOf({ side, seats: 2 }, here, payment[from] ?? 0).map((one) => ({ ...one, note: 'sea.act.far' }));
  });
}

/** A resource of a step that is left out, and the island that spares it [AR-163]. */
export const spared = ({ discounts = [] }: PaymentView): Spared[] => discounts.flatMap(sparedIn);

function sparedIn({ kind, resource, from }: DiscountView): Spared[] {
  if (kind !== 'cheaperStep' || resource === undefined) return [];
  return [{ resource, text: t('sea.act.spared', { island: islandName(from) }) }];
}
