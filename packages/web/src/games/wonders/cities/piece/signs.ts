import type { words } from '@pharos/wonders';
import { t } from '../../../../i18n/index.svelte.ts';
import { coin, icon, mark, times } from '../../../../signs/sign.ts';
import { numbered, type Sign } from '../../piece/sign.ts';

type Effect = words.EffectSpec | words.CitiesEffectSpec;

const ABILITIES = {
  cheaperFirstFromLeft: [icon('trade-left'), coin('−1')],
  cheaperFirstFromRight: [icon('trade-right'), coin('−1')],
  cheaperStartingResources: [icon('home-unit'), coin('−1')],
  moreOfOwnResource: [icon('crate'), mark('+1')],
  missingResource: [icon('crate-new'), mark('+1')],
  stagesWithoutResources: [icon('stage'), icon('no-units')],
} as const satisfies Readonly<Record<(typeof words.CITIES_ABILITIES)[number], readonly Sign[]>>;

/** What the loss of each victim is counted by. */
const PER = {
  victory: [mark('×'), icon('victory')],
  stage: [mark('×'), icon('stage')],
  age: [],
} as const satisfies Readonly<Record<words.LossMeasure, readonly Sign[]>>;

/** Effects that only Cities has, as signs; null for any other. Who else gets or takes something is never left out. */
export function effectSigns(effect: Effect): readonly Sign[] | null {
  switch (effect.type) {
    case 'othersLoseCoins':
      if (effect.per === undefined) return [numbered('coin-broken', effect.count)];
      return [numbered('coin-broken', effect.per === 'age' ? t('seven.ageSign') : effect.count), ...PER[effect.per]];
    case 'neighboursGainCoins':
      return [coin(`+${effect.count}`), icon('trade-both')];
    case 'othersGainCoins':
      return [coin(`+${effect.count}`), icon('people')];
    case 'neighboursTakeDebt':
      return [...times(effect.count, icon('debt')), icon('trade-both')];
    case 'diplomacy':
      return [icon('dove')];
    case 'copySymbol':
      return [icon('mask')];
    case 'ability':
      return Object.hasOwn(ABILITIES, effect.ability) ? ABILITIES[effect.ability as keyof typeof ABILITIES] : null;
    default:
      return null;
  }
}
