import type { UnitCounts } from '@pharos/wonders';
import { listed, t } from '../../../i18n/index.svelte.ts';
import type { Badge } from '../piece/price.ts';
import { resourceName } from './wonders.ts';

/** Units by their names: `2 clay and 1 glass`. */
export const unitsText = (units: UnitCounts): string =>
  listed(Object.entries(units).map(([id, n]) => t('why.units', { n, resource: resourceName(id) })));

const TEXTS = {
  free: 'price.sayFree',
  chain: 'price.sayChain',
  power: 'seven.sayPower',
  have: 'seven.sayHave',
  coins: 'price.sayCoins',
  short: 'why.coins',
} as const;

/** A price in words, as a screen reader says it. */
export function badgeText(badge: Badge): string {
  if (badge.form === 'none') return t('why.missing', { units: unitsText(badge.lacking) });
  return t(TEXTS[badge.form], { n: 'coins' in badge ? badge.coins : 0 });
}
