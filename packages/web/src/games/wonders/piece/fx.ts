import { t } from '../../../i18n/index.svelte.ts';
import { EXPANSIONS, firstOf } from '../expansionsInPlay.ts';
import type { EffectsOfPiece } from './effectsOfPiece.ts';
import type { EffectSpec } from './pieces.ts';
import {
  coin,
  colour,
  commonSigns,
  either,
  icon,
  isCommon,
  mark,
  points,
  resource,
  science,
} from '../../../signs/sign.ts';
import { where, type Sign } from './sign.ts';

export type { Sign } from './sign.ts';

const ABILITY_SIGNS = {
  freeOncePerAge: [coin(0), icon('extra')],
  freeFirstOfColour: [coin(0), icon('copy')],
  freeFirstCard: [coin(0), icon('first')],
  freeLastCard: [coin(0), icon('last')],
  seventhCard: [mark('7'), icon('play')],
  copyGuild: [icon('trade-both'), colour('purple')],
} as const satisfies Readonly<Record<string, readonly Sign[]>>;
const abilitySigns = (ability: string): readonly Sign[] =>
  Object.hasOwn(ABILITY_SIGNS, ability) ? ABILITY_SIGNS[ability as keyof typeof ABILITY_SIGNS] : [];

/** What a victory token of an Age is worth. */
const TOKENS = { 1: '1', 2: '3', 3: '5' } as const;

const DISCOUNT_ICONS = { left: 'trade-left', right: 'trade-right' } as const;

/** Whose things count; what is not said is one's own. */
const WHERE: Readonly<Record<string, readonly Sign[]>> = {
  own: [],
  neighbours: [where('trade-both')],
  all: [where('trade-both'), where('user')],
};

/** What is counted, and where; null for effects that count nothing. */
function counted(effect: EffectSpec): Sign[] | null {
  switch (effect.type) {
    case 'coinsPerCard':
    case 'pointsPerCard':
      return [...effect.colours.map(colour), ...WHERE[effect.where]];
    case 'coinsPerStage':
    case 'pointsPerStage':
      return [icon('stage'), ...WHERE[effect.where]];
    case 'pointsPerDefeat':
    case 'coinsPerDefeat':
      return [icon('defeat'), ...WHERE[effect.where]];
    case 'coinsPerVictory':
      return [icon('victory'), ...WHERE[effect.where]];
    case 'pointsPerVictory':
      return [
        icon('victory'),
        ...(effect.value === undefined ? [] : [mark(String(effect.value))]),
        ...WHERE[effect.where],
      ];
    case 'pointsPerCoins':
      return [coin(effect.coins)];
    default:
      return null;
  }
}

const worth = (effect: EffectSpec): Sign =>
  effect.type.startsWith('coins')
    ? coin('count' in effect ? effect.count : 1)
    : points('count' in effect ? effect.count : 1);

/** A card of each colour; all of them are drawn as one fan. */
const setOf = (colours: readonly string[]): readonly Sign[] =>
  colours.length > MOST_GLYPHS ? [icon('colours-all')] : colours.map(colour);
const MOST_GLYPHS = 3;

function signsOf(effect: EffectSpec): readonly Sign[] {
  const ofExpansion = firstOf(EXPANSIONS.map((expansion) => expansion.effectSigns(effect)));
  if (ofExpansion !== null) return ofExpansion;
  if (isCommon(effect)) return commonSigns(effect);
  switch (effect.type) {
    case 'produceOne':
      return either(effect.resources.map(resource));
    case 'discount':
      return [
        icon(effect.from.length > 1 ? 'trade-both' : DISCOUNT_ICONS[effect.from[0]]),
        colour(effect.kind === 'raw' ? 'brown' : 'grey'),
        coin(1),
      ];
    case 'scienceAny':
      return either(['compass', 'gear', 'tablet'].map(science));
    case 'pointsIfComplete':
      return [points(effect.count), mark('='), icon('stage')];
    case 'revive':
      return [icon('discard')];
    case 'pointsPerVictoryPair':
      return [icon('vp'), mark('×'), icon('victory'), icon('victory')];
    case 'pointsPerSet':
      return [points(effect.count), mark('='), ...setOf(effect.colours)];
    case 'pointsIfMost':
      return [points(effect.count), mark('>'), ...effect.colours.map(colour), ...WHERE.neighbours];
    case 'pointsIfRichest':
      return [points(effect.count), mark('>'), icon('coin'), ...WHERE.neighbours];
    case 'pointsIfUndefeated':
      return [points(effect.count), mark('='), mark('0'), icon('defeat')];
    case 'victoryToken':
      return [icon('victory'), mark(effect.age === 'current' ? t('seven.ageSign') : TOKENS[effect.age])];
    case 'discardDefeats':
      return [icon('defeat-gone')];
    case 'ability':
      return abilitySigns(effect.ability);
    default:
      return [worth(effect), mark('×'), ...(counted(effect) ?? [])];
  }
}

/** The only place that turns effects into signs. */
export function fx(piece: EffectsOfPiece): Sign[] {
  return EXPANSIONS.reduce<Sign[]>((signs, expansion) => [...expansion.signs(piece, signs)], baseSigns(piece));
}

/** Coins and points for the same things share what they count. */
function baseSigns({ effects }: EffectsOfPiece): Sign[] {
  const [first, second] = effects;
  const things = effects.length === 2 ? counted(first) : null;
  if (things && JSON.stringify(things) === JSON.stringify(counted(second)))
    return [worth(first), worth(second), mark('×'), ...things];
  return effects.flatMap(signsOf);
}

/** How crowded a band of signs is: from three signs on they shrink. */
export function density(signs: readonly Sign[], isStrip = false): '' | 'n3' | 'n4' {
  // A strip leaves out whose things count where it is narrow.
  const count = signs.filter(({ kind }) => kind !== 'mark' && !(isStrip && kind === 'where')).length;
  return count >= 4 ? 'n4' : count === 3 ? 'n3' : '';
}
