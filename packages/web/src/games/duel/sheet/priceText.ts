import type { PriceForm } from '../card/price.ts';
import { t } from '../../../i18n/index.svelte.ts';

const TEXTS = {
  free: 'price.sayFree',
  chain: 'price.sayChain',
  coins: 'price.sayCoins',
  lock: 'price.sayShort',
} as const;

/** A price in words, as a screen reader says it and the sheet explains it. */
export function priceText(price: PriceForm): string {
  return t(TEXTS[price.form], {
    n: 'coins' in price ? price.coins : 0,
    short: 'short' in price ? price.short : 0,
  });
}
