import type { Payment } from '@pharos/duel';

/** The four forms a price has everywhere: free, free by chain, so many coins, too dear. */
export type PriceForm =
  | { readonly form: 'free' }
  | { readonly form: 'chain' }
  | { readonly form: 'coins'; readonly coins: number }
  | { readonly form: 'lock'; readonly coins: number; readonly short: number };

export function priceForm(payment: Payment): PriceForm {
  if (payment.chain) return { form: 'chain' };
  if (!payment.affordable) return { form: 'lock', coins: payment.coins, short: payment.missing };
  return payment.coins === 0 ? { form: 'free' } : { form: 'coins', coins: payment.coins };
}
