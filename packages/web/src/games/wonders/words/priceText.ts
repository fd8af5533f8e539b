import type { UnitCounts } from '@pharos/wonders';
import { listed, t } from '../../../i18n/index.svelte.ts';
import type { Badge } from '../piece/price.ts';
import { resourceName } from './wonders.ts';

/** Units by their names: `2 clay and 1 glass`. */
export const unitsText = (units: UnitCounts): string =>
  listed(Object.entries(units).map(([id, n]) => t('why.units', { n, resource: resourceName(id) })));

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
      return t('why.missing', { units: unitsText(badge.lacking) });
    case 'coins':
      return t('price.sayCoins', { n: badge.coins });
    case 'short':
      return t('why.coins', { n: badge.coins });
  }
}
