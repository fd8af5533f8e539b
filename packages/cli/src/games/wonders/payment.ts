import type { FreeReason, PaymentView } from '@pharos/wonders';
import { listing } from '../../english.ts';

const FREE: Readonly<Record<FreeReason, string>> = {
  noCost: 'costs nothing',
  production: 'own production',
  chain: 'free by a chain',
  oncePerAge: 'free, once an Age',
  firstOfColour: 'free, first of its colour',
  firstCard: 'free, first card of the Age',
  lastCard: 'free, last card of the Age',
};

/** What is paid to whom: `3¢: 1¢ to the bank and 1 glass from the left`. */
export function paymentText({ total, bank, free, purchases, far = [] }: PaymentView): string {
  if (free !== null) return FREE[free];
  const bought = [...purchases, ...far].map(({ count, resource, from }) => `${count} ${resource} from the ${from}`);
  return `${total}¢: ${listing([...(bank > 0 ? [`${bank}¢ to the bank`] : []), ...bought])}`;
}
