import type { AgoraEffectSpec, words } from '@pharos/duel';
import { kindOfResource, RESOURCES, type EffectSpec } from './pieces.ts';

type AbilityName = words.AbilityName;

/** One sign of the pictured language of effects. */
export type Sign =
  | { readonly kind: 'resource'; readonly id: string }
  | { readonly kind: 'coin'; readonly text: string }
  | { readonly kind: 'points'; readonly count: number }
  | { readonly kind: 'icon'; readonly id: string }
  | { readonly kind: 'science'; readonly id: string }
  | { readonly kind: 'colour'; readonly id: string }
  | { readonly kind: 'mark'; readonly text: string };

const mark = (text: string): Sign => ({ kind: 'mark', text });
const coin = (count: number | string): Sign => ({ kind: 'coin', text: String(count) });
const icon = (id: string): Sign => ({ kind: 'icon', id });
const points = (count: number): Sign => ({ kind: 'points', count });
const colour = (id: string): Sign => ({ kind: 'colour', id });
const resource = (id: string): Sign => ({ kind: 'resource', id });

const times = (count: number, sign: Sign): Sign[] => Array.from({ length: count }, () => sign);

function either(signs: readonly Sign[]): Sign[] {
  return signs.flatMap((sign, index) => (index === 0 ? [sign] : [mark('/'), sign]));
}

/** The icon that stands for a power only one token has. */
const ABILITY_ICONS: Readonly<Record<AbilityName, string>> = {
  architecture: 'stage',
  masonry: 'col-blue',
  economy: 'coin',
  strategy: 'shield',
  theology: 'extra',
  urbanism: 'link',
  corruption: 'col-senator',
  organizedCrime: 'conspiracy',
  incomeBlue: 'coin',
  incomeGreen: 'coin',
  incomeYellow: 'coin',
  incomeRed: 'coin',
  incomeWonder: 'coin',
  ignoreYellow: 'col-yellow',
  ignoreRed: 'col-red',
  ignoreGreen: 'col-green',
  wonderDiscount: 'stage',
  shield: 'shield',
  tradeRaw: 'wood',
  tradeManufactured: 'glass',
  oratory: 'col-blue',
  discardBonus: 'discard',
  sharedChains: 'link',
  conspiratorTurn: 'extra',
};

function signsOf(effect: EffectSpec): Sign[] {
  switch (effect.type) {
    case 'produce':
      return times(effect.count, resource(effect.resource));
    case 'produceAny':
      return either(RESOURCES.filter((id) => kindOfResource(id) === effect.kind).map(resource));
    case 'fixedPrice':
      return [...effect.resources.map(resource), mark('='), coin(1)];
    case 'points':
      return [points(effect.count)];
    case 'coins':
      return [coin(effect.count)];
    case 'shields':
      return times(effect.count, icon('shield'));
    case 'science':
      return [{ kind: 'science', id: effect.symbol }];
    case 'coinsPerCard':
      return [coin(effect.count), mark('×'), colour(effect.colour)];
    case 'coinsPerWonder':
      return [coin(effect.count), mark('×'), icon('stage')];
    case 'guildOfCards':
      return [coin(1), points(1), mark('×'), ...effect.colours.map(colour)];
    case 'guildOfWonders':
      return [points(effect.points), mark('×'), icon('stage')];
    case 'guildOfCoins':
      return [points(1), mark('×'), coin(3)];
    case 'pointsPerToken':
      return [points(effect.count), mark('×'), icon('sci-law')];
    case 'extraTurn':
      return [icon('extra')];
    case 'opponentLosesCoins':
      return [coin(`−${effect.count}`)];
    case 'destroy':
      return [icon('destroy'), colour(effect.colour)];
    case 'revive':
      return [icon('discard')];
    case 'drawTokens':
      return [icon('draw')];
    case 'ability':
      return [icon(ABILITY_ICONS[effect.ability])];
    default:
      return agoraSignsOf(effect);
  }
}

function agoraSignsOf(effect: AgoraEffectSpec): Sign[] {
  switch (effect.type) {
    case 'senateActions':
      return [icon(`section-${effect.section}`), icon('cube')];
    case 'conspirator':
      return [icon('cube'), mark('/'), icon('conspiracy')];
    case 'conspire':
      return [icon('conspiracy')];
    case 'placeCube':
      return [icon('cube-place')];
    case 'removeCube':
      return [icon('cube-remove')];
    case 'moveCube':
      return [icon('cube-move')];
    case 'triggerUnprepared':
      return [icon('conspiracy'), mark('!')];
    case 'takeWonder':
      return [icon('arrow'), icon('stage')];
    case 'takeHalfCoins':
      return [coin('½')];
    case 'lockToken':
      return [icon('sci-law'), icon('lock')];
    case 'buildFarRow':
      return [icon('far-row')];
    case 'buildRemoved':
      return [icon('eye'), icon('col-blue')];
    case 'takeBoxToken':
      return [icon('draw')];
    case 'dropCards':
      return [icon('discard'), icon('discard')];
    case 'coinsPerCube':
      return [coin(1), mark('×'), icon('cube')];
    case 'opponentLosesPerCube':
      return [coin('−1'), mark('×'), icon('cube-foe')];
    case 'takeCard':
      return [icon('arrow'), colour('brown'), mark('/'), colour('grey')];
    case 'swapCards':
      return [colour('blue'), mark('/'), colour('green'), icon('trade-both')];
    case 'moveDecree':
      return [icon('decree'), icon('arrow')];
    case 'sabotage':
      return [icon('destroy'), icon('stage')];
  }
}

/** The only place that turns effects into signs: same sign, same order, everywhere. */
export function fx(effects: readonly EffectSpec[]): Sign[] {
  return effects.flatMap(signsOf);
}

/** How crowded a band of signs is: from three signs on they shrink. */
export function density(signs: readonly Sign[]): '' | 'n3' | 'n4' {
  const count = signs.filter((sign) => sign.kind !== 'mark').length;
  return count >= 4 ? 'n4' : count === 3 ? 'n3' : '';
}
