import type { words } from '@pharos/wonders';
import { coin, icon, mark } from '../../../../signs/sign.ts';
import { where, type Sign } from '../../piece/sign.ts';

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

/** Effects that only Cities has, as signs; null for any other. */
export function effectSigns(effect: Effect): readonly Sign[] | null {
  switch (effect.type) {
    case 'othersLoseCoins':
      if (effect.per === undefined) return [icon('coin-lost'), mark(String(effect.count))];
      return [icon('coin-lost'), mark(effect.per === 'age' ? 'A' : String(effect.count)), ...PER[effect.per]];
    case 'neighboursGainCoins':
      return [coin(`+${effect.count}`), where('trade-both')];
    case 'othersGainCoins':
      return [coin(`+${effect.count}`), where('people')];
    case 'neighboursTakeDebt':
      return [...Array.from({ length: effect.count }, () => icon('debt')), where('trade-both')];
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
