import { t } from '../../../i18n/index.svelte.ts';
import type { Badge } from '../piece/price.ts';

const TEXTS = {
  free: 'price.sayFree',
  chain: 'price.sayChain',
  power: 'seven.sayPower',
  have: 'seven.sayHave',
  none: 'seven.sayLacking',
  coins: 'price.sayCoins',
  short: 'seven.sayShort',
} as const;

/** A price in words, as a screen reader says it. */
export function badgeText(badge: Badge): string {
  return t(TEXTS[badge.form], { n: 'coins' in badge ? badge.coins : 0 });
}
