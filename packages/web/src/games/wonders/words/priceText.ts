import { t } from '../../../i18n/index.svelte.ts';
import type { Badge } from '../piece/price.ts';

/** A price in words, as a screen reader says it. */
export function badgeText(badge: Badge): string {
  switch (badge.form) {
    case 'free':
      return t('price.sayFree');
    case 'chain':
      return t('price.sayChain');
    case 'power':
      return t('seven.sayPower');
    case 'have':
      return t('seven.sayHave');
    case 'none':
      return t('seven.sayLacking');
    case 'coins':
      return t('price.sayCoins', { n: badge.coins });
    case 'short':
      return t('seven.sayShort', { n: badge.coins });
  }
}
