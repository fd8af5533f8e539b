import type { words } from '@pharos/duel';
import { askExpansions } from '../words/expansionWords.ts';
import { kindOfResource, RESOURCES, type EffectSpec } from './pieces.ts';
import type { Sign } from '../../../signs/sign.ts';
import { coin, colour, commonSigns, either, icon, isCommon, mark, points, resource } from '../../../signs/sign.ts';

type BaseAbility = (typeof words.ABILITIES)[number];

/** The icon that stands for a power only one token has. */
const ABILITY_ICONS: Readonly<Record<BaseAbility, string>> = {
  architecture: 'stage',
  masonry: 'col-blue',
  economy: 'coin',
  strategy: 'shield',
  theology: 'extra',
  urbanism: 'link',
};

/** A power that nothing draws looks like any Progress token. */
function abilityIcon(ability: words.AbilityName): string {
  const own: Readonly<Partial<Record<words.AbilityName, string>>> = ABILITY_ICONS;
  return own[ability] ?? askExpansions(({ abilityIcons }) => abilityIcons?.[ability]) ?? 'sci-law';
}

function signsOf(effect: EffectSpec): readonly Sign[] {
  if (isCommon(effect)) return commonSigns(effect);
  switch (effect.type) {
    case 'produceAny':
      return either(RESOURCES.filter((id) => kindOfResource(id) === effect.kind).map(resource));
    case 'fixedPrice':
      return [...effect.resources.map(resource), mark('='), coin(1)];
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
    case 'takeCard':
      return [icon('arrow'), colour('brown'), mark('/'), colour('grey')];
    case 'takeWonder':
      return [icon('arrow'), icon('stage')];
    case 'chainSymbol':
      return [icon(`ch-${effect.symbol}`)];
    case 'ability':
      return [icon(abilityIcon(effect.ability))];
    default:
      return askExpansions(({ signsOf: ask }) => ask?.(effect)) ?? [];
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
