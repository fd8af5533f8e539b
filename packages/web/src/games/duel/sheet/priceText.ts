import type { PriceForm } from '../card/price.ts';
import { t } from '../../../i18n/index.svelte.ts';

/** A price in words, as a screen reader says it and the sheet explains it. */
export function priceText(price: PriceForm): string {
  switch (price.form) {
    case 'free':
      return t('price.sayFree');
    case 'chain':
      return t('price.sayChain');
    case 'coins':
      return t('price.sayCoins', { n: price.coins });
    case 'lock':
      return t('price.sayShort', { n: price.coins, short: price.short });
  }
}
